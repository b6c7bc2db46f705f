import { type Order, refundedOf } from '../orders/order';
import { type Html, html } from '../theme/html';
import { amountText } from './both-currencies';
import { timeText } from './time-text';

/** All orders, the newest first. */
export function ordersPage(orders: readonly Order[], timezone: string): Html {
  return html`
    <div class="bo">
      <h1>Orders</h1>
      ${orders.length === 0 ? html`<p>No orders yet. Place one in the shop, and it appears here.</p>` : table(orders, timezone)}
    </div>`;
}

function table(orders: readonly Order[], timezone: string): Html {
  return html`
    <div class="bo-card">
      <div class="bo-scroll" tabindex="0" role="region" aria-label="Orders">
        <table>
          <thead><tr><th scope="col">Order</th><th scope="col">Date</th><th scope="col">Customer</th><th scope="col">Status</th><th scope="col" class="bo-amount">Total</th></tr></thead>
          <tbody>
            ${[...orders].reverse().map(
              (order) => html`
                <tr>
                  <td><a href="/back-office/orders/${order.number}">#${order.number}</a></td>
                  <td>${timeText(order.createdAt, timezone)}</td>
                  <td>${order.contact.email}</td>
                  <td>${statusOf(order)}</td>
                  <td class="bo-amount">${amountText(order, order.total)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>`;
}

function statusOf(order: Order): string {
  const { presentment } = refundedOf(order);
  if (presentment === 0) return 'Paid';
  return presentment === order.total.presentment ? 'Refunded' : 'Partly refunded';
}
