/** Selectors of theme cart counts: ours and Dawn's first, then older themes'. */
const COUNTS = [
  '[data-cart-count]',
  '.cart-count-bubble > [aria-hidden]',
  '.cart-count',
  '.cart-link__count',
  '#CartCount span:first-child',
].join(',');

/** Updates the theme's cart count. Only elements that contain a number are changed. */
export function showCount(count: number): void {
  for (const element of document.querySelectorAll(COUNTS)) {
    if (!/^\s*\d*\s*$/.test(element.textContent ?? '')) continue;
    element.textContent = String(count);
  }
}
