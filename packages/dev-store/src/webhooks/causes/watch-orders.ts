import type { StoreContext } from '../../context/store-context';
import { deletedOrderPayload, orderPayload } from '../payloads/order-payload';
import { refundPayload } from '../payloads/refund-payload';

/**
 * Tells the app of orders, their refunds and their ends, however they come about. The deliveries are kept in the same write as the order: an
 * order that is kept is told of, also when the store ends in between.
 */
export function watchOrders({
  state,
  webhooks,
  shop,
}: Pick<StoreContext, 'state' | 'webhooks' | 'shop'>): void {
  const { timezone } = shop;
  state.sales.watch((order, before) => {
    if (!order) {
      if (before) webhooks.emit('orders/delete', () => deletedOrderPayload(before));
      return;
    }
    if (!before) {
      webhooks.emit('orders/create', () => orderPayload(order, timezone));
      return;
    }
    for (const refund of order.refunds.slice(before.refunds.length)) {
      webhooks.emit('refunds/create', () => refundPayload(order, refund, timezone));
    }
    if (order.cancelledAt !== before.cancelledAt) {
      webhooks.emit('orders/cancelled', () => orderPayload(order, timezone));
    }
    webhooks.emit('orders/updated', () => orderPayload(order, timezone));
  });
}
