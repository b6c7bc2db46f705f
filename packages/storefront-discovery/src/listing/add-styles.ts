/** Puts the styles of a lazy part into the page, once, before those of the theme. */
export function addStyles(name: string, styles: string): void {
  const id = `cartwright-${name}-styles`;
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = styles;
  document.head.prepend(sheet);
}
