/** Where themes write the number of units: ours and Dawn's names first, then those of older themes. */
const COUNTS = [
  '[data-cart-count]',
  '.cart-count-bubble > [aria-hidden]',
  '.cart-count',
  '.cart-link__count',
  '#CartCount span:first-child',
].join(',');

/** Writes the number of units where the theme shows it. Only an element that holds a number is touched. */
export function showCount(count: number): void {
  for (const element of document.querySelectorAll(COUNTS)) {
    if (!/^\s*\d*\s*$/.test(element.textContent ?? '')) continue;
    element.textContent = String(count);
  }
}
