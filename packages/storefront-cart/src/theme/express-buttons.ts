/** Where themes put the fast ways to pay of their cart page. Source: Shopify, `content_for_additional_checkout_buttons`. */
const PLACES = [
  '[data-shopify="dynamic-checkout-cart"]',
  '#dynamic-checkout-cart',
  '.additional-checkout-buttons',
  '.cart__dynamic-checkout-buttons',
].join(',');

let holds = 0;

/** Keeps the page's fast ways to pay from being pressed while the cart is not settled: they charge it as it is. Gives the way back. */
export function holdExpress(): () => void {
  const mark = () => {
    for (const place of document.querySelectorAll(PLACES)) place.toggleAttribute('inert', holds > 0);
  };
  holds++;
  mark();
  return () => {
    holds--;
    mark();
  };
}
