import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { type Lease, withLease } from '../db/lease';
import { shops, webhookReceipts } from '../db/schema';
import type { WebhookTopic } from '../feature/webhook-topic';
import { failureSentence, JobFailure } from '../jobs/job-failure';
import type { Jobs } from '../jobs/jobs';
import type { Queue, RunningJob } from '../jobs/queue';
import { withinTime } from '../process/within-time';
import {
  countDue,
  dueReceipts,
  nextDue,
  payloadOf,
  payloadsOf,
  type Receipt,
  receiptHasFailed,
  receiptsAreDone,
} from './receipts';

export interface DeliveryOptions {
  /** Including shops that this server doesn't serve. */
  readonly storeOf: (shopId: string) => ShopStore;
  readonly jobs: Pick<Jobs, 'send' | 'givenUp'>;
  /** Topics processed whether or not the shop has the app. */
  readonly appTopics: readonly WebhookTopic[];
  /** Topics processed while the shop has the app. */
  readonly topics: readonly WebhookTopic[];
  readonly hasApp: (shopId: string) => Promise<boolean>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Delays between failed attempts, in milliseconds. After the last one it is given up. */
  readonly retryMs?: readonly number[] | undefined;
}

/** Queue that processes a shop's pending webhooks. */
export const WEBHOOKS: Queue<{ shopId: string }> = {
  name: 'webhooks',
  kind: 'webhooks',
  data: z.object({ shopId: z.string() }),
};

/** Lease name of processing a shop's webhooks. */
const DELIVERING = 'webhooks';

/** Receipts per read, without payloads, which may be megabytes. */
const READ_AT_ONCE = 20;

/** Time limit of a job, so that other shops don't wait. */
const TURN_MS = 1_000;

/** Retry delay while another server processes the shop's webhooks. */
const BUSY_MS = 1_000;

/** Timeout of a handler. */
const HANDLE_MS = 60_000;

/** Delays that add up to three and a half hours. */
const RETRY_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 10_000_000];

/** Enqueues a delivery; at most one pending per shop and `why`. */
export function sendDelivery(
  jobs: Pick<Jobs, 'send'>,
  shopId: string,
  why: string,
  afterMs: number,
): Promise<void> {
  return jobs.send(WEBHOOKS, { shopId }, { key: `${shopId} ${why}`, afterMs });
}

/**
 * Processes a shop's webhooks for a limited time, as a job of `WEBHOOKS`, and enqueues follow-ups. A failure doesn't
 * block others. Throws when the database is unavailable.
 */
export async function deliverWebhooks(
  options: DeliveryOptions,
  shopId: string,
  job: RunningJob,
): Promise<void> {
  const { jobs, clock } = options;
  const store = options.storeOf(shopId);
  if ((await store.count(shops)) === 0) {
    // Received while the shop was deleted.
    await store.remove(webhookReceipts, undefined);
    return;
  }
  const claim = await withLease(store, DELIVERING, (lease) => takeATurn(options, store, lease, job));
  if (claim.busy) return sendDelivery(jobs, shopId, 'busy', BUSY_MS);
  if (claim.result === 'more') return sendDelivery(jobs, shopId, 'now', 0);
  const next = await nextDue(store);
  // A job of its own: one for a later time may exist.
  if (next) {
    const afterMs = Math.max(0, next.getTime() - clock().getTime());
    await sendDelivery(jobs, shopId, next.toISOString(), afterMs);
  }
}

async function takeATurn(
  options: DeliveryOptions,
  store: ShopStore,
  lease: Lease,
  job: RunningJob,
): Promise<'more' | 'nothing'> {
  const until = performance.now() + TURN_MS;
  const total = await countDue(store, options.clock());
  let done = 0;
  for (;;) {
    const receipts = await dueReceipts(store, options.clock(), READ_AT_ONCE);
    for (const receipt of await deliverTogether(options, store, receipts)) {
      if (!lease.holds() || performance.now() > until) return 'more';
      await deliver(options, store, receipt);
    }
    done += receipts.length;
    if (receipts.length < READ_AT_ONCE) return 'nothing';
    await job.report({ done, total: Math.max(done, total) });
  }
}

/**
 * Processes batches where possible. Returns the remaining receipts, including failed batches, whose errors are
 * determined one by one.
 */
async function deliverTogether(
  { topics, hasApp, clock, logger }: DeliveryOptions,
  store: ShopStore,
  receipts: readonly Receipt[],
): Promise<readonly Receipt[]> {
  const { shopId } = store;
  const done = new Set<Receipt>();
  for (const { topic, handleTogether } of topics) {
    const all = receipts.filter((each) => each.topic === topic);
    if (!handleTogether || all.length < 2 || !(await hasApp(shopId))) continue;
    try {
      const payloads = await payloadsOf(store, all);
      const these = all.filter(({ webhookId }) => payloads.has(webhookId));
      const webhooks = these.map(({ webhookId: id, triggeredAt }) => {
        return { id, topic, shopId, triggeredAt, payload: JSON.parse(payloads.get(id) ?? '') };
      });
      if (!(await withinTime(handleTogether(shopId, webhooks), HANDLE_MS))) continue;
      await receiptsAreDone(store, these, clock());
      for (const each of these) done.add(each);
    } catch (error) {
      logger.debug({ err: error, shop: shopId, topic }, 'webhooks could not be handled together');
    }
  }
  return receipts.filter((each) => !done.has(each));
}

async function deliver(options: DeliveryOptions, store: ShopStore, receipt: Receipt): Promise<void> {
  const { jobs, clock, logger, retryMs = RETRY_MS } = options;
  const { shopId } = store;
  const { webhookId: webhook, topic, failures, requestId } = receipt;
  try {
    await handle(options, store, receipt);
    await receiptsAreDone(store, [receipt], clock());
  } catch (error) {
    const pause = retryMs[failures];
    const now = clock();
    const why = failureSentence(error);
    logger.warn({ err: error, shop: shopId, topic, webhook, requestId }, 'a webhook broke off');
    await receiptHasFailed(store, receipt, {
      problem: why,
      now,
      nextTryAt: pause === undefined ? null : new Date(now.getTime() + pause),
    });
    if (pause !== undefined) return;
    const tries = failures + 1;
    jobs.givenUp.add({ queue: WEBHOOKS.name, shop: shopId, topic, webhook, requestId, tries, why });
  }
}

async function handle(options: DeliveryOptions, store: ShopStore, receipt: Receipt): Promise<void> {
  const { appTopics, topics, hasApp } = options;
  const { shopId } = store;
  const { webhookId: id, topic, triggeredAt } = receipt;
  const isIt = (each: WebhookTopic) => each.topic === topic;
  const ofApp = appTopics.find(isIt);
  const handler = ofApp ?? topics.find(isIt);
  // No handler any more, or the shop no longer has the app.
  if (!handler || !(ofApp || (await hasApp(shopId)))) return;
  const payload = await payloadOf(store, id);
  if (payload === null) return;
  const handling = handler.handle({ id, topic, shopId, triggeredAt, payload: JSON.parse(payload) });
  if (!(await withinTime(handling, HANDLE_MS))) throw new JobFailure('It took too long.');
}
