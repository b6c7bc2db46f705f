import { lineTitle } from '../engine/catalogue';
import type { Market } from '../engine/market';
import { type GiftCardPayment, payByGiftCards } from '../engine/pay-by-gift-cards';
import type { PricedDelivery } from '../engine/price-cart';
import { type Html, html } from './html';
import { linkTo } from './link';
import { money } from './money';
import type { Page, PageContext } from './page';
import { priceRows } from './summary';

/**
 * Where Shopify's checkout would begin: the order as it would be charged, with its cheapest delivery, and what gift cards
 * pay of it.
 */
export function checkoutPage(context: PageContext): Page {
  const { market, cart } = context;
  return {
    title: 'Checkout',
    template: 'checkout',
    body: html`
      <section class="section section--first checkout">
        <p class="eyebrow">Checkout</p>
        <h1>This is where Shopify's checkout begins</h1>
        <p class="checkout__lead">The local store stops here. This is what the checkout would charge.</p>
        ${cart.lines.length === 0 ? html`<p>There is nothing to pay for. <a href="${linkTo(market, '/collections/all')}">Back to the range</a></p>` : orderSummary(context)}
      </section>`,
  };
}

function orderSummary({ market, cart, store }: PageContext): Html {
  const cheapest = cart.delivery.reduce<PricedDelivery | null>(
    (best, option) => (best === null || option.finalPrice < best.finalPrice ? option : best),
    null,
  );
  const total = cart.total + (cheapest?.finalPrice ?? 0);
  const payments = payByGiftCards(store.giftCards, cart, total);
  const left = payments.reduce((rest, { used }) => rest - used, total);
  return html`
    <ul class="receipt">
      ${cart.lines.map(
        (line) => html`
          <li>
            <span>${line.state.quantity} × ${lineTitle(line.product, line.variant)}</span>
            <span>${
              line.finalPrice < line.originalPrice
                ? html`<s><span class="visually-hidden">was </span>${money(market, line.originalPrice)}</s> `
                : ''
            }${line.finalPrice === 0 ? 'Free' : money(market, line.finalPrice)}</span>
          </li>`,
      )}
    </ul>
    ${priceRows(
      market,
      cart,
      html`${cheapest ? deliveryRow(market, cheapest) : ''}
        <div class="sums__total"><dt>Total</dt><dd>${money(market, total)}</dd></div>
        ${payments.map((payment) => paymentRow(market, payment))}
        ${payments.length > 0 ? html`<div class="sums__total"><dt>To pay</dt><dd>${money(market, left)}</dd></div>` : ''}`,
    )}
    <a class="button button--plain" href="${linkTo(market, '/cart')}">Back to the cart</a>`;
}

function deliveryRow(market: Market, option: PricedDelivery): Html {
  const why = option.share ? `, ${option.share.application.title}` : '';
  return html`
    <div>
      <dt>Shipping (${option.title}${why})</dt>
      <dd>${option.share ? html`<s><span class="visually-hidden">was </span>${money(market, option.originalPrice)}</s> ` : ''}${
        option.finalPrice === 0 ? 'Free' : money(market, option.finalPrice)
      }</dd>
    </div>`;
}

function paymentRow(market: Market, { code, used }: GiftCardPayment): Html {
  return html`
    <div>
      <dt>Gift card •••• ${code.slice(-4)}</dt>
      <dd>${used === 0 ? 'Nothing left to pay' : `−${money(market, used)}`}</dd>
    </div>`;
}
