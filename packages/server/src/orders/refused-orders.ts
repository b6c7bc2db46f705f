import { asc, inArray, lt } from 'drizzle-orm';
import { replaceOrders } from '../analytics/stored-orders';
import type { ShopStore } from '../db/for-shop';
import type { Lease } from '../db/lease';
import { refusedOrders } from '../db/schema';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { ORDERS_AT_ONCE, type OrdersRead, ordersById, pointsOf } from './read-orders';

/** Maximum of orders retried at once; the others follow with the next poll. */
const TRIED_AT_ONCE = 50;

/** Records which of the requested orders Shopify refused. All others, including deleted ones, aren't retried. */
export async function noteRefused(
  transaction: ShopStore,
  ids: readonly number[],
  refused: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length > 0) await transaction.remove(refusedOrders, inArray(refusedOrders.orderId, [...ids]));
  await transaction.insertMany(
    refusedOrders,
    refused.map((orderId) => ({ orderId, triedAt: now })),
  );
}

/** Replaces these orders with the read ones, and records refused ones. */
export async function ingest(
  transaction: ShopStore,
  ids: readonly number[],
  { orders, refused }: OrdersRead,
  now: Date,
): Promise<void> {
  await replaceOrders(transaction, orders);
  await noteRefused(transaction, ids, refused, now);
}

/** Retries orders refused before `now`, oldest first. Returns the cost in Shopify's points. */
export async function readRefused(
  store: ShopStore,
  admin: AdminClient,
  lease: Lease,
  now: Date,
): Promise<ShopifyResult<number>> {
  const found = await store.rows(refusedOrders, {
    where: lt(refusedOrders.triedAt, now),
    orderBy: [asc(refusedOrders.triedAt), asc(refusedOrders.orderId)],
    limit: TRIED_AT_ONCE,
  });
  let points = 0;
  for (let from = 0; from < found.length; from += ORDERS_AT_ONCE) {
    const ids = found.slice(from, from + ORDERS_AT_ONCE).map(({ orderId }) => orderId);
    const read = await ordersById(admin, ids);
    if (!read.ok) return read;
    // The current holder of the lease retries them.
    if (!lease.holds()) break;
    await store.transaction((transaction) => ingest(transaction, ids, read.value, now));
    points += pointsOf(read.value.orders);
  }
  return { ok: true, value: points };
}

/** Number of refused orders, and their first ids. */
export async function refusedSoFar(
  store: ShopStore,
  limit: number,
): Promise<{ readonly count: number; readonly first: readonly number[] }> {
  const [count, rows] = await Promise.all([
    store.count(refusedOrders),
    store.rows(refusedOrders, { orderBy: [asc(refusedOrders.orderId)], limit }),
  ]);
  return { count, first: rows.map(({ orderId }) => orderId) };
}
