import type { StoreContext } from '../../context/store-context';
import { deletedOrderPayload, orderPayload } from '../payloads/order-payload';
import { refundPayload } from '../payloads/refund-payload';

/**
 * Emits webhooks about orders, refunds and cancellations, whatever their cause. Deliveries are saved in the same write
 * as the order, so that none is lost if the store stops in between.
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
