import type { Application, LineShare } from '../engine/discounts/allocation';
import type { Market } from '../engine/market';
import type { PricedCart } from '../engine/price-cart';
import { type Html, html } from './html';
import { money } from './money';

/** Subtotal, every discount with its amount, and the total, as the cart and the checkout show them. */
export function priceRows(market: Market, cart: PricedCart, after: Html | '' = ''): Html {
  return html`
    <dl class="sums">
      <div><dt>Subtotal</dt><dd>${money(market, cart.originalTotal)}</dd></div>
      ${discountsOf(cart).map(
        ({ title, amount }) =>
          html`<div class="sums__off"><dt>${title}</dt><dd>−${money(market, amount)}</dd></div>`,
      )}
      ${after}
    </dl>`;
}

function discountsOf(cart: PricedCart): { title: string; amount: number }[] {
  const totals = new Map<Application, number>();
  for (const line of cart.lines) {
    const shares: LineShare[] = [...(line.productShare ? [line.productShare] : []), ...line.orderShares];
    for (const { application, amount } of shares) {
      totals.set(application, (totals.get(application) ?? 0) + amount);
    }
  }
  return [...totals].map(([{ title }, amount]) => ({ title, amount }));
}
