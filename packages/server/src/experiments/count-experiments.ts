import { isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { experiments } from '../db/schema';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';
import { countDays, isCountedOn } from './experiment-days';
import { startedTest } from './running-tests';

/** Queue that counts the days of a shop's tests, independent of anybody viewing them. */
const COUNT_EXPERIMENTS: Queue<{ shopId: string }> = {
  name: 'count-experiments',
  kind: 'analytics',
  data: z.object({ shopId: z.string() }),
};

/** Interval of counts in milliseconds. */
const POLL_MS = 60 * 60 * 1000;

export interface CountingOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly clock: () => Date;
}

/** Schedules counting: hourly from then on, while a test has uncounted days. */
export function countExperimentsSoon({ jobs }: Pick<CountingOptions, 'jobs'>, shopId: string): Promise<void> {
  return jobs.send(COUNT_EXPERIMENTS, { shopId }, { key: shopId, afterMs: 0 });
}

/** Subscribes to the queue. */
export async function workOnExperiments({ jobs, find, clock }: CountingOptions): Promise<void> {
  await jobs.work(COUNT_EXPERIMENTS, async ({ shopId }) => {
    const shop = await find(shopId);
    if (shop && (await countShopDays(shop.store, clock()))) {
      await jobs.send(COUNT_EXPERIMENTS, { shopId }, { key: `${shopId} later`, afterMs: POLL_MS });
    }
  });
}

/** Counts the finished days of all tests. Returns whether there will be more. */
export async function countShopDays(store: ShopStore, now: Date): Promise<boolean> {
  const rows = await store.rows(experiments, { where: isNotNull(experiments.run) });
  let goesOn = false;
  for (const test of rows.flatMap((row) => startedTest(row) ?? [])) {
    if (!(await isCountedOn(store, test, now))) continue;
    await countDays(store, test, now);
    goesOn = true;
  }
  return goesOn;
}
