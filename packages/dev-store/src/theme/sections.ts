import { cartCount, cartIcon } from './cart-icon';
import { cartSection } from './cart-page';
import { messagesOf } from './locales/messages-of';
import type { PageContext } from './page';

/** Sections of the theme by id; `text` is the search text. */
const SECTIONS: Readonly<Record<string, (context: PageContext) => string>> = {
  'cart-icon-bubble': ({ market, cart }) => String(cartIcon(market, cart)),
  'cart-live-region-text': ({ market, cart }) => messagesOf(market).itemsInCart(cartCount(cart)),
  'main-cart': (context) => String(cartSection(context)),
};

/**
 * Rendered section in Shopify's wrapper; null if unknown. Source: Shopify Section Rendering API, bundled section
 * rendering of the AJAX Cart API.
 */
export function renderSection(context: PageContext, id: string): string | null {
  const render = Object.hasOwn(SECTIONS, id) ? SECTIONS[id] : undefined;
  return render ? `<div id="shopify-section-${id}" class="shopify-section">${render(context)}</div>` : null;
}
