import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { type Body, integerOf, isRecord } from '../engine/model/request-body';
import type { Order } from '../orders/order';
import {
  deliveryLeft,
  type RefundProblem,
  type RefundRequest,
  refundAmounts,
  unitsLeft,
} from '../orders/refund';
import { fromOwnPagesOnly } from '../server/own-origin';
import { readBody } from '../server/read-body';
import { type Html, html } from '../theme/html';
import { amountText } from './both-currencies';
import { orderPage } from './order-page';
import { ordersPage } from './orders-page';
import type { RefundView } from './refund-form';
import { showBackOffice } from './show-back-office';

const NO_REQUEST: RefundRequest = { quantities: new Map(), delivery: false };

const PROBLEMS: Readonly<Record<RefundProblem, string>> = {
  nothing_chosen: 'Choose what to refund: enter a quantity, or tick shipping.',
  more_than_left: 'That’s more than is left to refund. Lower the quantities.',
};

/** Back office routes of orders and refunds. */
export function backOfficeRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { sales } = store.state;

  const show = (c: Context, title: string, body: Html, status: 200 | 404 | 422 = 200) =>
    showBackOffice(c, store.shop.name, title, body, status);
  const showOrder = (c: Context, order: Order, refund: Partial<RefundView> = {}) => {
    const view = { key: store.random(), request: NO_REQUEST, preview: null, message: null, ...refund };
    const status = view.message?.kind === 'problem' ? 422 : 200;
    return show(c, `Order #${order.number}`, orderPage(order, view, store.shop.timezone), status);
  };
  const orderOf = (c: Context) => sales.order(Number(c.req.param('number')));
  const notFound = (c: Context) =>
    show(
      c,
      'No such order',
      html`<div class="bo"><h1>There’s no such order</h1><p><a href="/back-office/orders">See all orders</a></p></div>`,
      404,
    );

  app.get('/back-office', (c) => c.redirect('/back-office/orders', 302));
  app.get('/back-office/orders', (c) => {
    const page = Number(c.req.query('page') ?? 1);
    return show(c, 'Orders', ordersPage(sales.orders(), page, store.shop.timezone));
  });
  app.get('/back-office/orders/:number', (c) => {
    const order = orderOf(c);
    if (!order) return notFound(c);
    const refund = order.refunds.find(({ key }) => key === c.req.query('refund'));
    if (!refund) return showOrder(c, order);
    return showOrder(c, order, {
      message: { kind: 'done', text: `Refunded ${amountText(order, refund.total)}.` },
    });
  });

  app.post('/back-office/orders/:number/refunds', fromOwnPagesOnly, async (c) => {
    const body = (await readBody(c)) ?? {};
    const order = orderOf(c);
    if (!order) return notFound(c);
    const key = typeof body.key === 'string' && body.key !== '' ? body.key : store.random();
    const done = `/back-office/orders/${order.number}?refund=${encodeURIComponent(key)}#refund`;
    if (order.refunds.some((refund) => refund.key === key)) return c.redirect(done, 303);
    const request = readRequest(body);
    const refunded = refundAmounts(order, request);
    if (!refunded.ok) {
      return showOrder(c, order, {
        key,
        request,
        message: { kind: 'problem', text: PROBLEMS[refunded.problem] },
      });
    }
    const { amounts } = refunded;
    if (body.do !== 'refund') return showOrder(c, order, { key, request, preview: amounts });
    if (body.shown !== amountText(order, amounts.total)) {
      const text = 'The amount has changed. Check it, then refund.';
      return showOrder(c, order, {
        key,
        request,
        preview: amounts,
        message: { kind: 'problem', text },
      });
    }
    const refund = { key, createdAt: store.clock().toISOString(), ...amounts };
    sales.write({ order: { ...order, refunds: [...order.refunds, refund] } });
    return c.redirect(done, 303);
  });

  app.post('/back-office/orders/:number/cancel', fromOwnPagesOnly, (c) => {
    const order = orderOf(c);
    if (!order) return notFound(c);
    if (order.cancelledAt === undefined) sales.write({ order: canceled(order, store) });
    return c.redirect(`/back-office/orders/${order.number}`, 303);
  });
  app.post('/back-office/orders/:number/delete', fromOwnPagesOnly, (c) => {
    const order = orderOf(c);
    if (!order) return notFound(c);
    // As in Shopify, open orders can't be deleted.
    if (order.cancelledAt === undefined) return c.redirect(`/back-office/orders/${order.number}`, 303);
    sales.write({ deleted: order.number });
    return c.redirect('/back-office/orders', 303);
  });
  return app;
}

/** Order cancelled now, with the rest refunded. */
function canceled(order: Order, { clock, random }: Pick<StoreContext, 'clock' | 'random'>): Order {
  const createdAt = clock().toISOString();
  const left = order.lines.flatMap((line): [string, number][] => {
    const units = unitsLeft(order, line);
    return units > 0 ? [[line.id, units]] : [];
  });
  const rest = refundAmounts(order, { quantities: new Map(left), delivery: deliveryLeft(order) !== null });
  const refunds = rest.ok ? [...order.refunds, { key: random(), createdAt, ...rest.amounts }] : order.refunds;
  return { ...order, refunds, cancelledAt: createdAt };
}

/**
 * Refund quantities by line, and delivery; invalid numbers count as infinite, which is rejected.
 */
function readRequest({ quantities, delivery }: Body): RefundRequest {
  const typed = isRecord(quantities) ? Object.entries(quantities) : [];
  const read = typed
    .filter(([, value]) => value !== '')
    .map(([id, value]): [string, number] => [id, integerOf(value) ?? Number.POSITIVE_INFINITY]);
  return { quantities: new Map(read), delivery: delivery !== undefined };
}
