import { MAX_JOBS_OF_A_STATE } from '@cartwright/core/contract/jobs';
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { webhookReceipts } from '../db/schema';
import type { Row } from '../db/shop-table';
import type { Delivery } from './read-delivery';

/** Receipt of a webhook before it is handled, without what was sent: that may be megabytes. */
export type Receipt = Pick<Row<typeof webhookReceipts>, (typeof RECEIPT)[number]>;
const RECEIPT = ['webhookId', 'topic', 'triggeredAt', 'failures', 'requestId'] as const;

/** Days that handled and abandoned deliveries are kept: longer than Shopify repeats a delivery, which takes four hours. */
export const KEPT_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;
const PURGED_AT_ONCE = 1_000;

/** Keeps a webhook until it is handled, with the request that brought it. One that is there already, or was, stays as it is. */
export async function keepReceipt(
  store: ShopStore,
  delivery: Delivery,
  now: Date,
  requestId: string | null = null,
): Promise<void> {
  const { id: webhookId, topic, triggeredAt, payload } = delivery;
  await store.insertIfAbsent(webhookReceipts, {
    webhookId,
    topic,
    triggeredAt,
    payload,
    receivedAt: now,
    dueAt: now,
    requestId,
  });
}

/** Whether a receipt is to be handled by now. */
export const isDue = (now: Date): SQL =>
  sql`(${and(eq(webhookReceipts.status, 'waiting'), lte(webhookReceipts.dueAt, now))})`;

/** Some of those that are due, the first first. */
export function dueReceipts(store: ShopStore, now: Date, most: number): Promise<Receipt[]> {
  return store.columns(webhookReceipts, RECEIPT, {
    where: isDue(now),
    orderBy: [asc(webhookReceipts.dueAt), asc(webhookReceipts.webhookId)],
    most,
  });
}

/** The JSON that was sent; null once it was handled. */
export async function payloadOf(store: ShopStore, webhookId: string): Promise<string | null> {
  const [row] = await store.columns(webhookReceipts, ['payload'], {
    where: eq(webhookReceipts.webhookId, webhookId),
  });
  return row?.payload ?? null;
}

/** Maximum length of a webhook that is read with others. A product with some variants has 20,000 letters. */
const MAX_BATCH_LENGTH = 100_000;

/** The JSON that was sent with each, by its id; long ones are left out. */
export async function payloadsOf(
  store: ShopStore,
  receipts: readonly Receipt[],
): Promise<ReadonlyMap<string, string>> {
  const ids = receipts.map(({ webhookId }) => webhookId);
  const rows = await store.columns(webhookReceipts, ['webhookId', 'payload'], {
    where: and(
      inArray(webhookReceipts.webhookId, ids),
      sql`length(${webhookReceipts.payload}) <= ${MAX_BATCH_LENGTH}`,
    ),
  });
  return new Map(
    rows.flatMap(({ webhookId, payload }): [string, string][] =>
      payload === null ? [] : [[webhookId, payload]],
    ),
  );
}

export function countDue(store: ShopStore, now: Date): Promise<number> {
  return store.count(webhookReceipts, isDue(now));
}

/** When the next receipt is due; null where none waits. */
export async function nextDue(store: ShopStore): Promise<Date | null> {
  const [next] = await store.columns(webhookReceipts, ['dueAt'], {
    where: eq(webhookReceipts.status, 'waiting'),
    orderBy: [asc(webhookReceipts.dueAt)],
    most: 1,
  });
  return next?.dueAt ?? null;
}

/** They were handled. Their content may name persons, and nobody needs it any more. */
export async function receiptsAreDone(
  store: ShopStore,
  receipts: readonly Receipt[],
  now: Date,
): Promise<void> {
  const ids = receipts.map(({ webhookId }) => webhookId);
  await store.update(
    webhookReceipts,
    { status: 'done', payload: null, problem: null, endedAt: now },
    inArray(webhookReceipts.webhookId, ids),
  );
}

/** A try failed. `nextTryAt` null: it is given up, and stays for whoever tries it again. */
export async function receiptHasFailed(
  store: ShopStore,
  { webhookId, failures }: Receipt,
  tried: { readonly problem: string; readonly now: Date; readonly nextTryAt: Date | null },
): Promise<void> {
  const { problem, now, nextTryAt } = tried;
  await store.update(
    webhookReceipts,
    {
      failures: failures + 1,
      problem,
      lastTryAt: now,
      // Who tries it again and again doesn't keep it for longer.
      ...(nextTryAt
        ? { dueAt: nextTryAt }
        : {
            status: 'failed',
            endedAt: sql`coalesce(${webhookReceipts.endedAt}, ${now.toISOString()}::timestamptz)`,
          }),
    },
    eq(webhookReceipts.webhookId, webhookId),
  );
}

const hasFailed = and(ne(webhookReceipts.status, 'done'), isNotNull(webhookReceipts.problem));

/** Those whose last try failed, the newest first, as many as a page shows; without what was sent. */
export function failedReceipts(store: ShopStore) {
  return store.columns(
    webhookReceipts,
    ['webhookId', 'topic', 'receivedAt', 'status', 'failures', 'problem', 'lastTryAt', 'dueAt'],
    { where: hasFailed, orderBy: [desc(webhookReceipts.receivedAt)], most: MAX_JOBS_OF_A_STATE },
  );
}

/** Makes one that has failed due; gives whether there was one. */
export async function receiptIsDueAgain(store: ShopStore, webhookId: string, now: Date): Promise<boolean> {
  const again = await store.update(
    webhookReceipts,
    { status: 'waiting', dueAt: now, problem: null },
    and(eq(webhookReceipts.webhookId, webhookId), hasFailed),
  );
  return again.length > 0;
}

/** Deletes some of what was handled or given up long ago; gives whether there may be more. */
export async function purgeOldReceipts(store: ShopStore, now: Date): Promise<boolean> {
  const isOld = lt(webhookReceipts.endedAt, new Date(now.getTime() - KEPT_DAYS * DAY));
  return (await store.removeSome(webhookReceipts, isOld, PURGED_AT_ONCE)) === PURGED_AT_ONCE;
}
