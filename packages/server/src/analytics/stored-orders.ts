import { OUR_LINE_PROPERTIES } from '@cartwright/core/analytics/line-properties';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderLines, orders } from '../db/schema';
import { markOrders } from './counting-marks';
import { untieOrders } from './credit-orders';
import { linesOfOrder, type ReadOrder } from './order-lines';
import { orderRow } from './order-row';

/**
 * Replaces these orders, within the caller's transaction. Responses older than the stored orders are ignored, as
 * Shopify's replicas may lag. Test orders are skipped.
 */
export async function replaceOrders(transaction: ShopStore, read: readonly ReadOrder[]): Promise<void> {
  if (read.length === 0) return;
  const ids = read.map(({ id }) => id);
  const stored = await transaction.rows(orders, { where: inArray(orders.orderId, ids), lock: true });
  const before = new Map(stored.map((row) => [row.orderId, row]));
  const latest = read.filter(({ id, updatedAt }) => {
    const known = before.get(id);
    return known === undefined || known.updatedAt.getTime() <= updatedAt.getTime();
  });
  const counted = latest.filter(({ isTest }) => !isTest);
  const isRedacted = (orderId: number) => before.get(orderId)?.isRedacted ?? false;
  await removeLines(
    transaction,
    latest.map(({ id }) => id),
  );
  // Updated in place, so that a concurrent redaction finds the row.
  await transaction.upsertMany(
    orders,
    counted.map(orderRow).map((row) => (isRedacted(row.orderId) ? { ...row, ...REDACTED } : row)),
  );
  await transaction.insertMany(orderLines, counted.flatMap(linesOfOrder));
  await removeTyped(transaction, counted.map(({ id }) => id).filter(isRedacted));
  await markOrders(
    transaction,
    latest.map(({ id }) => id),
  );
}

/** Deletes orders by id. */
export async function purgeOrders(store: ShopStore, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await removeLines(store, ids);
  await store.remove(orders, inArray(orders.orderId, [...ids]));
  await markOrders(store, ids);
}

/**
 * Redacts customer input and session links of orders, permanently, even when they are read again. Returns the number of
 * orders.
 */
export function redactOrders(store: ShopStore, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0);
  return store.transaction(async (transaction) => {
    const redacted = await transaction.update(orders, REDACTED, inArray(orders.orderId, [...ids]));
    await removeTyped(transaction, ids);
    await untieOrders(transaction, ids);
    return redacted.length;
  });
}

const REDACTED = { isRedacted: true, link: null };

async function removeLines(store: ShopStore, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await store.remove(orderLines, inArray(orderLines.orderId, [...ids]));
}

/** Removes properties other than ours. */
async function removeTyped(store: ShopStore, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const ours = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${orderLines.properties})
    where key in ${[...OUR_LINE_PROPERTIES]})`;
  const ofOrders = and(inArray(orderLines.orderId, [...ids]), eq(orderLines.kind, 'sale'));
  await store.update(orderLines, { properties: ours }, ofOrders);
}
