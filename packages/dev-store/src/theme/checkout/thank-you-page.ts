import { discountsOfOrder, type Order, type OrderLine, subtotalOfOrder } from '../../orders/order';
import { type Html, html } from '../html';
import { linkTo } from '../link';
import { money } from '../money';
import { addressLines } from './address-lines';
import { type CheckoutPage, RETURN_TO_SHOP } from './checkout-layout';
import { priceAfterDiscount } from './price-after-discount';
import { type SummaryLine, summaryLines } from './summary-lines';

/** Placed order, in the currency of its payment. */
export function thankYouPage(order: Order): CheckoutPage {
  const { market, contact, number } = order;
  return {
    title: 'Thank you',
    back: RETURN_TO_SHOP,
    body: html`
      <div class="co co--done">
        <section class="co-summary" aria-labelledby="summary-title">
          <div class="co-summary__in">
            <h2 id="summary-title" class="co-summary__title">Your order</h2>
            ${summaryLines(market, order.lines.map(lineOf))}
            ${orderSums(order)}
          </div>
        </section>
        <div class="co-main">
          <p class="eyebrow">Order #${number}</p>
          <h1>Thank you${contact.firstName === '' ? '' : `, ${contact.firstName}`}!</h1>
          <p class="lead">Your order is confirmed. This is a local store, so nothing is sent and no email comes.</p>
          <dl class="co-facts">
            <div><dt>Contact</dt><dd>${contact.email}</dd></div>
            ${order.delivery ? html`<div><dt>Ships to</dt><dd>${addressLines(contact, market.country)}</dd></div>` : ''}
            ${order.delivery ? html`<div><dt>Delivery</dt><dd dir="auto">${order.delivery.title}</dd></div>` : ''}
            <div><dt>Payment</dt><dd>${paidBy(order)}</dd></div>
          </dl>
          <div class="co-actions">
            <a class="button" href="${linkTo(market, '/collections/all')}">Continue shopping</a>
            <a class="button button--plain" href="/back-office/orders/${number}">Open in the back office</a>
          </div>
        </div>
      </div>`,
  };
}

/** Totals of an order, with the checkout's labels. */
function orderSums(order: Order): Html {
  const { market, delivery, total, payments } = order;
  return html`
    <dl class="sums">
      <div><dt>Subtotal</dt><dd>${money(market, subtotalOfOrder(order).presentment)}</dd></div>
      ${discountsOfOrder(order).map(
        ({ title, amount }) =>
          html`<div class="sums__off"><dt dir="auto">${title}</dt><dd>−${money(market, amount.presentment)}</dd></div>`,
      )}
      ${
        delivery
          ? html`
            <div>
              <dt>Shipping <span class="fine" dir="auto">${delivery.title}${delivery.discount ? `, ${delivery.discount.title}` : ''}</span></dt>
              <dd>${priceAfterDiscount(market, delivery.original.presentment, delivery.paid.presentment)}</dd>
            </div>`
          : ''
      }
      <div class="sums__total"><dt>Total</dt><dd>${money(market, total.presentment)}</dd></div>
      ${payments.map(
        ({ kind, last, amount }) => html`
          <div>
            <dt>${kind === 'card' ? 'Paid by card' : `Gift card •••• ${last}`}</dt>
            <dd>${kind === 'card' ? '' : '−'}${money(market, amount.presentment)}</dd>
          </div>`,
      )}
    </dl>`;
}

function lineOf(line: OrderLine): SummaryLine {
  const products = line.discounts.filter((discount) => discount.of === 'product');
  const off = products.reduce((sum, { amount }) => sum + amount.presentment, 0);
  return {
    ...line,
    original: line.original.presentment,
    final: line.original.presentment - off,
    discounts: products.map(({ title, amount }) => ({ title, amount: amount.presentment })),
  };
}

function paidBy({ payments }: Order): string {
  if (payments.length === 0) return 'Nothing to pay';
  return payments
    .map(({ kind, last }) => (kind === 'card' ? `Test card ${last}` : `Gift card •••• ${last}`))
    .join(', ');
}
