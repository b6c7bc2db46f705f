import { z } from 'zod';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';

/**
 * Queue of steps of reading a shop's orders: those marked by webhooks and, in a poll, all changed ones. `look`: whether it
 * is a poll; the key stays as stored jobs have it.
 */
export const READ_ORDERS: Queue<{ shopId: string; look: boolean }> = {
  name: 'read-orders',
  kind: 'orders',
  data: z.object({ shopId: z.string(), look: z.boolean() }),
};

/** Poll interval for orders without a webhook. */
const POLL_MS = 60 * 60 * 1000;
/** Retry delay while Shopify doesn't respond. */
const RETRY_MS = 60 * 1000;
/** Retry delay while another server reads the shop's orders. */
const BUSY_MS = 2 * 1000;

type Sender = Pick<Jobs, 'send'>;

/** Enqueues a poll for changed orders after `afterMs`; the first one reads all. */
export function enqueuePoll(jobs: Sender, shopId: string, afterMs = 0): Promise<void> {
  return send(jobs, { shopId, look: true }, afterMs);
}

export function enqueueNextPoll(jobs: Sender, shopId: string): Promise<void> {
  return send(jobs, { shopId, look: true }, POLL_MS);
}

export function enqueueMarkedOrders(jobs: Sender, shopId: string, afterMs = 0): Promise<void> {
  return send(jobs, { shopId, look: false }, afterMs);
}

/** Enqueues the same step again, once Shopify may be available. */
export function retryReading(jobs: Sender, shopId: string, isPoll: boolean): Promise<void> {
  return send(jobs, { shopId, look: isPoll }, RETRY_MS);
}

/** Enqueues the same step again, once another server may have finished. */
export function readAfterOther(jobs: Sender, shopId: string, isPoll: boolean): Promise<void> {
  return send(jobs, { shopId, look: isPoll }, BUSY_MS);
}

/** Sends a job; one per step and delay is queued. */
function send(jobs: Sender, data: { shopId: string; look: boolean }, afterMs: number): Promise<void> {
  const when = afterMs === 0 ? 'now' : afterMs < RETRY_MS ? 'soon' : String(afterMs);
  const key = `${data.shopId} ${data.look ? 'look' : 'marks'} ${when}`;
  return jobs.send(READ_ORDERS, data, { key, afterMs });
}
