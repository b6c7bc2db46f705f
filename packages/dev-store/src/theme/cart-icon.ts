import type { Market } from '../engine/model/market';
import type { PricedCart } from '../engine/price-cart';
import { type Html, html } from './html';
import { BAG_ICON } from './icons';
import { messagesOf } from './locales/messages-of';

export function cartCount({ lines }: PricedCart): number {
  return lines.reduce((units, { state }) => units + state.quantity, 0);
}

/** Content of the header's cart link. */
export function cartIcon(market: Market, cart: PricedCart): Html {
  const messages = messagesOf(market);
  return html`${BAG_ICON}<span class="cart-link__word">${messages.cart}</span>
    <span class="cart-count" data-cart-count>${cartCount(cart)}</span><span class="visually-hidden">${messages.items}</span>`;
}
