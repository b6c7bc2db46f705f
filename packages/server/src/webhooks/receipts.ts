import { MAX_JOBS_OF_A_STATE } from '@cartwright/core/contract/jobs';
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { webhookReceipts } from '../db/schema';
import type { Row } from '../db/shop-table';
import type { Delivery } from './read-delivery';

/** Pending receipt without its payload, which may be megabytes. */
export type Receipt = Pick<Row<typeof webhookReceipts>, (typeof RECEIPT)[number]>;
const RECEIPT = ['webhookId', 'topic', 'triggeredAt', 'failures', 'requestId'] as const;

/** Retention of processed and abandoned deliveries in days: longer than Shopify retries, which is four hours. */
export const KEPT_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;
const PURGED_AT_ONCE = 1_000;

/** Stores a webhook until processed, with its request id. Duplicates are ignored. */
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

/** Condition for receipts that are due. */
export const isDue = (now: Date): SQL =>
  sql`(${and(eq(webhookReceipts.status, 'waiting'), lte(webhookReceipts.dueAt, now))})`;

/** Due receipts, oldest first. */
export function dueReceipts(store: ShopStore, now: Date, limit: number): Promise<Receipt[]> {
  return store.columns(webhookReceipts, RECEIPT, {
    where: isDue(now),
    orderBy: [asc(webhookReceipts.dueAt), asc(webhookReceipts.webhookId)],
    limit,
  });
}

/** Payload JSON; null once processed. */
export async function payloadOf(store: ShopStore, webhookId: string): Promise<string | null> {
  const [row] = await store.columns(webhookReceipts, ['payload'], {
    where: eq(webhookReceipts.webhookId, webhookId),
  });
  return row?.payload ?? null;
}

/** Maximum length of a webhook that is read with others. A product with some variants has 20,000 letters. */
const MAX_BATCH_LENGTH = 100_000;

/** Payload JSON by receipt id, without long ones. */
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

/** Due time of the next pending receipt; null for none. */
export async function nextDue(store: ShopStore): Promise<Date | null> {
  const [next] = await store.columns(webhookReceipts, ['dueAt'], {
    where: eq(webhookReceipts.status, 'waiting'),
    orderBy: [asc(webhookReceipts.dueAt)],
    limit: 1,
  });
  return next?.dueAt ?? null;
}

/** Marks receipts as processed and deletes their payloads, which may contain personal data. */
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

/** Records a failed attempt. `nextTryAt` null: abandoned, until retried manually. */
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
      // Retries don't extend the retention.
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

/** Receipts whose last attempt failed, newest first, limited to a page; without payloads. */
export function failedReceipts(store: ShopStore) {
  return store.columns(
    webhookReceipts,
    ['webhookId', 'topic', 'receivedAt', 'status', 'failures', 'problem', 'lastTryAt', 'dueAt'],
    { where: hasFailed, orderBy: [desc(webhookReceipts.receivedAt)], limit: MAX_JOBS_OF_A_STATE },
  );
}

/** Makes a failed receipt due again; returns whether it exists. */
export async function receiptIsDueAgain(store: ShopStore, webhookId: string, now: Date): Promise<boolean> {
  const again = await store.update(
    webhookReceipts,
    { status: 'waiting', dueAt: now, problem: null },
    and(eq(webhookReceipts.webhookId, webhookId), hasFailed),
  );
  return again.length > 0;
}

/** Deletes a batch of old processed or abandoned receipts; returns whether there may be more. */
export async function purgeOldReceipts(store: ShopStore, now: Date): Promise<boolean> {
  const isOld = lt(webhookReceipts.endedAt, new Date(now.getTime() - KEPT_DAYS * DAY));
  return (await store.removeSome(webhookReceipts, isOld, PURGED_AT_ONCE)) === PURGED_AT_ONCE;
}
