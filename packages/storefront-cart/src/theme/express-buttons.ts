/** Where themes put the fast ways to pay of their cart page. Source: Shopify, `content_for_additional_checkout_buttons`. */
const PLACES = '[data-shopify="dynamic-checkout-cart"],.additional-checkout-buttons';

/** Keeps the page's fast ways to pay from being pressed while the cart is not settled, because they charge it as it is. */
export function holdExpress(holds: boolean): void {
  for (const place of document.querySelectorAll(PLACES)) place.toggleAttribute('inert', holds);
}
