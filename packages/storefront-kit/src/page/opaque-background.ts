/** The colour that an element is seen on: what is laid over the page looks like the part of the theme that it belongs to. */
export function opaqueBackground(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^transparent$|^rgba|\//.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
