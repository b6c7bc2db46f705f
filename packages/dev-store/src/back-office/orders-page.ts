import { type Order, refundedOf } from '../orders/order';
import { type Html, html } from '../theme/html';
import { amountText } from './both-currencies';
import { timeText } from './time-text';

/** All orders, the newest first. */
export function ordersPage(orders: readonly Order[], timezone: string): Html {
  return html`
    <div class="bo">
      <h1>Orders</h1>
      ${
        orders.length === 0
          ? html`<p>No orders yet. Place one in the shop, and it appears here.</p>`
          : html`<ul class="bo-card bo-orders">${[...orders].reverse().map((order) => entry(order, timezone))}</ul>`
      }
    </div>`;
}

function entry(order: Order, timezone: string): Html {
  return html`
    <li class="bo-order">
      <a href="/back-office/orders/${order.number}">#${order.number}</a>
      <span class="bo-order__total">${amountText(order, order.total)}</span>
      <span class="fine bo-order__who">${order.contact.email}</span>
      <span class="fine">${timeText(order.createdAt, timezone)}</span>
      <span class="fine bo-order__status">${statusOf(order)}</span>
    </li>`;
}

function statusOf(order: Order): string {
  const { presentment } = refundedOf(order);
  if (presentment === 0) return 'Paid';
  return presentment === order.total.presentment ? 'Refunded' : 'Partly refunded';
}
