/** Adds a lazy part's styles to the page once, before the theme's. */
export function addStyles(name: string, styles: string): void {
  const id = `cartwright-${name}-styles`;
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = styles;
  document.head.prepend(sheet);
}
