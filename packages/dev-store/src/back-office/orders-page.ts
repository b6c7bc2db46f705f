import { MADE_UP_TAG } from '../order-history/made-up-history';
import { type Order, refundedOf } from '../orders/order';
import { type Html, html } from '../theme/html';
import { ENGLISH } from '../theme/locales/english';
import { pagination } from '../theme/pagination';
import { amountText } from './both-currencies';
import { timeText } from './time-text';

const PER_PAGE = 50;

/** List of orders, newest first; pages start at 1. Clamps the page number. */
export function ordersPage(orders: readonly Order[], requestedPage: number, timezone: string): Html {
  const pages = Math.max(1, Math.ceil(orders.length / PER_PAGE));
  const page = Number.isSafeInteger(requestedPage) ? Math.min(Math.max(1, requestedPage), pages) : 1;
  const shown = [...orders].reverse().slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const hasMadeUp = orders.some(isMadeUp);
  return html`
    <div class="bo">
      <h1>Orders</h1>
      ${
        hasMadeUp
          ? html`<p class="notice">Orders that say “made up” are examples that this store began with. Nobody has placed them.</p>`
          : ''
      }
      ${
        orders.length === 0
          ? html`<p>No orders yet. Place one in the shop, and it appears here.</p>`
          : html`<ul class="bo-card bo-orders">${shown.map((order) => entry(order, timezone))}</ul>`
      }
      ${pagination(ENGLISH, '/back-office/orders', { page, pages }, new URLSearchParams())}
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

/** Whether it is one of the store's sample orders. */
export function isMadeUp({ tags = [] }: Order): boolean {
  return tags.includes(MADE_UP_TAG);
}

function statusOf(order: Order): string {
  return isMadeUp(order) ? `${paymentOf(order)} (made up)` : paymentOf(order);
}

function paymentOf(order: Order): string {
  if (order.cancelledAt !== undefined) return 'Canceled';
  const { presentment } = refundedOf(order);
  if (presentment === 0) return 'Paid';
  return presentment === order.total.presentment ? 'Refunded' : 'Partly refunded';
}
