import type { OrderDiscount } from '@cartwright/core/analytics/order-discount';
import { type OrderKind, orderKindOf } from '@cartwright/core/analytics/order-kind';
import { z } from 'zod';
import { discountsOfOrder, type ReadOrder } from './order-lines';

/** Cart attribute whose value links an order to a session of a shopper with consent. */
const LINK_ATTRIBUTE = '__cw';

/** Order without its lines. */
export interface OrderRow {
  readonly orderId: number;
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly kind: OrderKind;
  readonly isCancelled: boolean;
  readonly isEdited: boolean;
  /** Presentment currency (ISO 4217). */
  readonly currency: string;
  /** UUID; null if the cart had none. */
  readonly link: string | null;
  readonly discounts: readonly OrderDiscount[];
}

/** Row of an order. Its link is validated as a UUID, since shoppers can write attributes. */
export function orderRow(order: ReadOrder): OrderRow {
  const link = order.attributes.find(({ key }) => key === LINK_ATTRIBUTE)?.value;
  return {
    orderId: order.id,
    placedAt: order.placedAt,
    updatedAt: order.updatedAt,
    kind: orderKindOf(order.sourceName, order.tags),
    isCancelled: order.isCancelled,
    isEdited: order.isEdited,
    currency: order.presentmentCurrency,
    link: z.uuid().safeParse(link).data ?? null,
    discounts: discountsOfOrder(order),
  };
}
