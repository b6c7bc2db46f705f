/** Effective background colour of an element, for overlays that match the theme. */
export function opaqueBackground(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^transparent$|^rgba|\//.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
