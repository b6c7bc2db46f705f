/**
 * Selectors of express checkout buttons on theme cart pages. Source: Shopify,
 * `content_for_additional_checkout_buttons`.
 */
const PLACES = '[data-shopify="dynamic-checkout-cart"],.additional-checkout-buttons';

/** Disables the page's express buttons while the cart isn't settled, because they charge it as it is. */
export function holdExpress(holds: boolean): void {
  for (const place of document.querySelectorAll(PLACES)) place.toggleAttribute('inert', holds);
}
