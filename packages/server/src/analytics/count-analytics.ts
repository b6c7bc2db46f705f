import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { sessionMarks } from '../db/schema';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';
import { countSessions } from './count-sessions';
import { creditOrders } from './credit-orders';
import { REST_MS, sumSpans } from './sum-spans';

/** Queue that counts a shop's sessions and credits its orders. */
export const COUNT_ANALYTICS: Queue<{ shopId: string }> = {
  name: 'count-analytics',
  kind: 'analytics',
  data: z.object({ shopId: z.string() }),
};

/** Debounce of counting, in milliseconds. */
export const COUNT_AFTER_MS = 5_000;

/** Runs one step of counting marked sessions and orders; returns whether there may be more. */
export async function countAnalytics(store: ShopStore, now: Date): Promise<boolean> {
  // Sessions first: their events affect the credits of orders, which mark sessions again.
  const [sessions, orders] = [await countSessions(store, now), await creditOrders(store, now)];
  return sessions || orders;
}

/** Milliseconds until the first marked session is due; null if none is marked. */
async function restOfSessions(store: ShopStore, now: Date): Promise<number | null> {
  const [first] = await store.rows(sessionMarks, { orderBy: [asc(sessionMarks.dueAt)], limit: 1 });
  return first ? Math.max(COUNT_AFTER_MS, first.dueAt.getTime() - now.getTime()) : null;
}

/** Queue that sums a shop's days and months. */
const SUM_ANALYTICS: Queue<{ shopId: string }> = {
  name: 'sum-analytics',
  kind: 'analytics',
  data: z.object({ shopId: z.string() }),
};

/** Enqueues counting after a short delay; concurrent requests share one job. */
export function countSoon(jobs: Pick<Jobs, 'send'>, shopId: string): Promise<void> {
  return jobs.send(COUNT_ANALYTICS, { shopId }, { key: shopId, afterMs: COUNT_AFTER_MS });
}

/** Options of counting by jobs. */
export interface CountingOptions {
  readonly jobs: Jobs;
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly clock: () => Date;
}

/** Registers the counting jobs: they run until nothing is marked, and sum changed spans after a rest period. */
export async function workOnAnalytics({ jobs, find, clock }: CountingOptions): Promise<void> {
  const sumLater = (shopId: string, afterMs: number) =>
    jobs.send(SUM_ANALYTICS, { shopId }, { key: shopId, afterMs });
  await jobs.work(COUNT_ANALYTICS, async ({ shopId }) => {
    const shop = await find(shopId);
    if (!shop) return;
    while (await countAnalytics(shop.store, clock()));
    const rest = await restOfSessions(shop.store, clock());
    if (rest !== null) await jobs.send(COUNT_ANALYTICS, { shopId }, { key: shopId, afterMs: rest });
    await sumLater(shopId, REST_MS);
  });
  await jobs.work(SUM_ANALYTICS, async ({ shopId }) => {
    const shop = await find(shopId);
    if (!shop) return;
    const step = await sumSpans(shop.store, clock());
    if (step !== 'nothing') await sumLater(shopId, step === 'more' ? 0 : REST_MS);
  });
}
