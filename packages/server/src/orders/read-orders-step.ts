import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { type Lease, withLease } from '../db/lease';
import type { Jobs } from '../jobs/jobs';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import {
  enqueueMarkedOrders,
  enqueueNextPoll,
  enqueuePoll,
  readAfterOther,
  retryReading,
} from './order-jobs';
import { noteReading, type OrderReading, orderReading } from './order-reading';
import { pollOrders } from './poll-orders';
import { readMarked } from './read-marked';

export interface ReadOrdersOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Average rate of points that are spent of Shopify's limit. */
  readonly pointsPerSecond: number;
}

/** Maximum of batches of marked orders per step, so that other shops don't wait. */
const BATCHES_AT_ONCE = 5;

/** Maximum pause, below the retry delay. */
const MAX_PAUSE_MS = 59_000;

/**
 * Runs one step of reading a shop's orders as a job, and enqueues the next. On one server at a time, so that older data
 * never replaces newer. Throws when the database is unavailable.
 */
export async function readOrdersStep(options: ReadOrdersOptions, isPoll: boolean): Promise<void> {
  const { store, jobs, pointsPerSecond } = options;
  const { shopId } = store;
  const step = await withLease(store, 'orders', (lease) => takeStep(options, lease, isPoll));
  if (step.busy) return readAfterOther(jobs, shopId, isPoll);
  const { marks, poll, failure, points } = step.result;
  // A refusal persists until somebody intervenes; the next poll finds out.
  if (failure?.code === 'refused') return enqueueNextPoll(jobs, shopId);
  if (failure) return retryReading(jobs, shopId, isPoll);
  // The remaining points are left for interactive calls.
  const pause = Math.min(Math.ceil((points / pointsPerSecond) * 1000), MAX_PAUSE_MS);
  if (marks === 'more') await enqueueMarkedOrders(jobs, shopId, pause);
  if (poll === 'more') await enqueuePoll(jobs, shopId, pause);
  else if (poll !== 'not') await enqueueNextPoll(jobs, shopId);
}

interface Step {
  readonly marks: 'more' | 'done';
  /** `not`: this step didn't poll. */
  readonly poll: 'more' | 'done' | 'hidden' | 'not';
  /** Failure of Shopify; the step is retried later. */
  readonly failure: ShopifyFailure | null;
  /** Cost of the step in points. */
  readonly points: number;
}

async function takeStep(options: ReadOrdersOptions, lease: Lease, isPoll: boolean): Promise<Step> {
  const { store, admin, clock, logger } = options;
  const failed = async (failure: ShopifyFailure): Promise<Step> => {
    logger.warn({ shop: store.shopId, cause: failure.cause }, 'orders were not read');
    await noteReading(store, { problem: failure.code === 'refused' ? 'refused' : 'unavailable' });
    return { marks: 'done', poll: 'not', failure, points: 0 };
  };
  const reading = await orderReading(store);
  const poll = isPoll
    ? await pollOrders(reading, { store, admin, lease, now: clock() })
    : { ok: true as const, value: { end: 'not' as const, points: 0 } };
  if (!poll.ok) return failed(poll);
  if (poll.value.end === 'hidden') {
    await noteReading(store, { problem: 'missing_scope' });
    return { marks: 'done', poll: 'hidden', failure: null, points: 0 };
  }
  const marks = await readAllMarked(options, lease);
  if (!marks.ok) return failed(marks);
  await solved(store, reading);
  const points = poll.value.points + marks.value.points;
  return { marks: marks.value.end, poll: poll.value.end, failure: null, points };
}

async function readAllMarked({ store, admin, clock }: ReadOrdersOptions, lease: Lease) {
  let points = 0;
  for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) {
    const read = await readMarked(store, admin, lease, clock());
    if (!read.ok) return read;
    points += read.value.points;
    if (read.value.end === 'done') return { ok: true as const, value: { end: read.value.end, points } };
  }
  return { ok: true as const, value: { end: 'more' as const, points } };
}

async function solved(store: ShopStore, { problem }: OrderReading): Promise<void> {
  if (problem !== null) await noteReading(store, { problem: null });
}
