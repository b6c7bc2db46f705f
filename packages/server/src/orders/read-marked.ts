import { asc, inArray } from 'drizzle-orm';
import { purgeOrders } from '../analytics/stored-orders';
import type { ShopStore } from '../db/for-shop';
import type { Lease } from '../db/lease';
import { orderMarks } from '../db/schema';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { ORDERS_AT_ONCE, ordersById, pointsOf } from './read-orders';
import { ingest } from './refused-orders';

const MARKS_AT_ONCE = 100;

/**
 * Reads a batch of marked orders and removes the marks that existed before: a change during the read marks the order
 * again. An order that Shopify neither returns nor reports as deleted is too old and stays counted; a refused one is
 * retried with the next poll. `end` says whether there may be more.
 */
export async function readMarked(
  store: ShopStore,
  admin: AdminClient,
  lease: Lease,
  now: Date,
): Promise<ShopifyResult<{ readonly end: 'more' | 'done'; readonly points: number }>> {
  const found = await store.rows(orderMarks, {
    orderBy: [asc(orderMarks.orderId), asc(orderMarks.webhookId)],
    limit: MARKS_AT_ONCE,
  });
  if (found.length === 0) return { ok: true, value: { end: 'done', points: 0 } };
  const ids = [...new Set(found.map(({ orderId }) => orderId))].slice(0, ORDERS_AT_ONCE);
  const marks = found.filter(({ orderId }) => ids.includes(orderId));

  const read = await ordersById(admin, ids);
  if (!read.ok) return read;
  // The current holder of the lease reads them.
  if (!lease.holds()) return { ok: true, value: { end: 'done', points: 0 } };
  const { orders, refused } = read.value;
  const isThere = (orderId: number) => refused.includes(orderId) || orders.some(({ id }) => id === orderId);
  const deleted = marks.flatMap(({ orderId, isDeletion }) =>
    isDeletion && !isThere(orderId) ? [orderId] : [],
  );
  await store.transaction(async (transaction) => {
    await ingest(transaction, ids, read.value, now);
    await purgeOrders(transaction, deleted);
    const webhooks = marks.map(({ webhookId }) => webhookId);
    await transaction.remove(orderMarks, inArray(orderMarks.webhookId, webhooks));
  });
  return { ok: true, value: { end: 'more', points: pointsOf(orders) } };
}
