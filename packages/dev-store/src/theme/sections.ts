import { cartCount, cartIcon } from './cart-icon';
import { cartSection } from './cart-page';
import { messagesOf } from './locales/messages-of';
import type { PageContext } from './page';

/** The theme's sections by their ids; `text` is what a search asks for. */
const SECTIONS: Readonly<Record<string, (context: PageContext) => string>> = {
  'cart-icon-bubble': ({ market, cart }) => String(cartIcon(market, cart)),
  'cart-live-region-text': ({ market, cart }) => messagesOf(market).itemsInCart(cartCount(cart)),
  'main-cart': (context) => String(cartSection(context)),
};

/**
 * One section of the theme as HTML in the wrapper that Shopify puts around it; null when the theme has no such section.
 * Source: Shopify Section Rendering API, bundled section rendering of the AJAX Cart API.
 */
export function renderSection(context: PageContext, id: string): string | null {
  const render = Object.hasOwn(SECTIONS, id) ? SECTIONS[id] : undefined;
  return render ? `<div id="shopify-section-${id}" class="shopify-section">${render(context)}</div>` : null;
}
