import {
  discountsOfOrder,
  type Order,
  type OrderLine,
  refundedOf,
  subtotalOfOrder,
  subtractAmounts,
} from '../orders/order';
import { addressLines } from '../theme/checkout/address-lines';
import { type Html, html } from '../theme/html';
import { amountCells, amountText, currenciesOf } from './both-currencies';
import { isMadeUp } from './orders-page';
import { type RefundView, refundForm } from './refund-form';
import { timeText } from './time-text';

/** Order page: details, refunds, and refund form. */
export function orderPage(order: Order, refund: RefundView, timezone: string): Html {
  const { number, createdAt, cancelledAt, market, shopCurrency } = order;
  const rate =
    market.currency === shopCurrency ? '' : html` · 1 ${shopCurrency} = ${market.rate} ${market.currency}`;
  return html`
    <div class="bo">
      <div class="bo-head">
        <p><a href="/back-office/orders">All orders</a></p>
        <h1>Order #${number}</h1>
        <p class="fine">${timeText(createdAt, timezone)}${rate}</p>
        ${cancelledAt === undefined ? '' : html`<p class="fine">Canceled ${timeText(cancelledAt, timezone)}</p>`}
        ${isMadeUp(order) ? html`<p class="fine">A made-up example that this store began with. Nobody has placed it.</p>` : ''}
      </div>
      <section class="bo-card" aria-labelledby="items-title">
        <h2 id="items-title">Items</h2>
        ${itemsTable(order)}
      </section>
      <div class="bo-columns bo-columns--two">
        ${facts(order)}
        ${refundForm(order, refund)}
      </div>
      ${refunds(order, timezone)}
      ${endForm(order)}
    </div>`;
}

/** Form that cancels an order, or deletes a cancelled one. */
function endForm({ number, cancelledAt }: Order): Html {
  const [title, about, path] =
    cancelledAt === undefined
      ? ['Cancel order', 'This refunds everything that is left. The store can’t undo it.', 'cancel']
      : ['Delete order', 'This removes the order for good.', 'delete'];
  return html`
    <details class="bo-card">
      <summary>${title}</summary>
      <form action="/back-office/orders/${number}/${path}" method="post">
        <p>${about}</p>
        <button class="button" type="submit">${title}</button>
      </form>
    </details>`;
}

function itemsTable(order: Order): Html {
  const { lines, delivery, total, payments } = order;
  const row = (title: Html | string, cells: Html, of = '') =>
    html`<tr class="${of}"><th scope="row" colspan="2">${title}</th>${cells}</tr>`;
  return html`
    <div class="bo-scroll" tabindex="0" role="region" aria-label="Items and amounts">
      <table>
        <thead>
          <tr><th scope="col">Item</th><th scope="col"><abbr title="Quantity">Qty</abbr></th>${currenciesOf(
            order,
          ).map((currency) => html`<th scope="col" class="bo-amount">${currency}</th>`)}</tr>
        </thead>
        <tbody>${lines.map((line) => lineRows(order, line))}</tbody>
        <tfoot>
          ${row('Subtotal', amountCells(order, subtotalOfOrder(order)))}
          ${discountsOfOrder(order).map((discount) =>
            row(discountName(discount), amountCells(order, discount.amount, '−'), 'bo-off'),
          )}
          ${delivery ? row(html`Shipping <span class="fine">${delivery.title}</span>`, amountCells(order, delivery.original)) : ''}
          ${delivery?.discount ? row(delivery.discount.title, amountCells(order, delivery.discount.amount, '−'), 'bo-off') : ''}
          ${row('Total', amountCells(order, total), 'bo-total')}
          ${payments.map(({ kind, last, amount }) =>
            row(
              kind === 'card' ? `Paid by test card ${last}` : `Gift card •••• ${last}`,
              amountCells(order, amount),
            ),
          )}
          ${row('Refunded', amountCells(order, refundedOf(order), order.refunds.length > 0 ? '−' : ''))}
          ${row('Net payment', amountCells(order, subtractAmounts(total, refundedOf(order))), 'bo-total')}
        </tfoot>
      </table>
    </div>`;
}

function lineRows(order: Order, line: OrderLine): Html {
  const { title, variantTitle, sellingPlan, sku, properties, quantity, original, discounts, paid } = line;
  const about = [variantTitle, sellingPlan === null ? null : `Every ${sellingPlan}`, sku].filter(
    (text) => text !== null && text !== '',
  );
  return html`
    <tr>
      <th scope="row">
        ${title}
        ${about.map((text) => html`<p class="fine">${text}</p>`)}
        ${Object.entries(properties).map(([name, value]) => html`<p class="fine">${name}: ${String(value)}</p>`)}
        ${discounts.map((discount) => html`<p class="fine bo-off">${discountName(discount)}: −${amountText(order, discount.amount)}</p>`)}
        ${discounts.length > 0 ? html`<p class="fine">Paid: ${amountText(order, paid)}</p>` : ''}
      </th>
      <td>${quantity}</td>
      ${amountCells(order, original)}
    </tr>`;
}

function discountName({ title, isCode }: OrderLine['discounts'][number]): string {
  return isCode ? `Code ${title}` : title;
}

function facts({ contact, delivery, market, note, attributes }: Order): Html {
  return html`
    <section class="bo-card" aria-labelledby="customer-title">
      <h2 id="customer-title">Customer</h2>
      <dl class="bo-facts">
        <div><dt class="fine">Email</dt><dd>${contact.email}</dd></div>
        ${delivery ? html`<div><dt class="fine">Ships to</dt><dd>${addressLines(contact, market.country)}</dd></div>` : ''}
        ${delivery ? html`<div><dt class="fine">Delivery</dt><dd>${delivery.title}</dd></div>` : ''}
        ${note ? html`<div><dt class="fine">Note</dt><dd>${note}</dd></div>` : ''}
        ${Object.entries(attributes).map(
          ([name, value]) => html`<div><dt class="fine">${name}</dt><dd>${value}</dd></div>`,
        )}
      </dl>
    </section>`;
}

function refunds(order: Order, timezone: string): Html | '' {
  if (order.refunds.length === 0) return '';
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? '';
  return html`
    <section class="bo-card" aria-labelledby="refunds-title">
      <h2 id="refunds-title">Refunds</h2>
      <ul class="bo-units">
        ${order.refunds.map(
          ({ createdAt, lines, delivery, total }) => html`
            <li>
              <strong>${amountText(order, total)}</strong>
              <p class="fine">${timeText(createdAt, timezone)}: ${[
                ...lines.map(({ id, quantity }) => `${quantity} × ${titleOf(id)}`),
                ...(delivery ? ['shipping'] : []),
              ].join(', ')}</p>
            </li>`,
        )}
      </ul>
    </section>`;
}
