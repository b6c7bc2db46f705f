import { discountTotals } from '../engine/discount-totals';
import type { Market } from '../engine/model/market';
import type { PricedCart } from '../engine/price-cart';
import { type Html, html } from './html';
import { ENGLISH } from './locales/english';
import { money } from './money';

/** Rows of subtotal, discounts and total, for cart and checkout. */
export function priceRows(
  market: Market,
  cart: PricedCart,
  after: Html | '' = '',
  { subtotal } = ENGLISH,
): Html {
  return html`
    <dl class="sums">
      <div><dt>${subtotal}</dt><dd>${money(market, cart.originalTotal)}</dd></div>
      ${discountTotals(cart).map(
        ({ application, amount }) =>
          html`<div class="sums__off"><dt dir="auto">${application.title}</dt><dd>−${money(market, amount)}</dd></div>`,
      )}
      ${after}
    </dl>`;
}
