import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { webhookReceipts } from '../db/schema';
import { whichShops } from '../db/which-shops';
import type { ServerFeature } from '../feature/server-feature';
import type { JobSource } from '../jobs/job-source';
import type { Jobs } from '../jobs/jobs';
import { poller } from '../jobs/poller';
import { type AppHooks, appTopics } from './app-topics';
import { type DeliveryOptions, deliverWebhooks, sendDelivery, WEBHOOKS } from './deliver-webhooks';
import { failedWebhooks } from './failed-webhooks';
import { isDue, purgeOldReceipts } from './receipts';
import { webhookRoute } from './webhook-route';

export interface WebhooksFeatureOptions
  extends Pick<DeliveryOptions, 'topics' | 'hasApp' | 'clock' | 'logger' | 'retryMs'> {
  readonly database: Database;
  readonly jobs: Jobs;
  /** The app's client secret, and former ones; without any, all webhooks are rejected. */
  readonly secrets: readonly string[];
  readonly hooks: AppHooks;
}

/** Poll interval in milliseconds for receipts of a server that ended before it sent a job. */
const LOST_MS = 60_000;

/** Delay in milliseconds in which further webhooks join a batch: many changes arrive together. */
const GATHER_MS = 250;

/** Concurrently processed shops. */
const SHOPS_AT_ONCE = 8;

/** Retention of receipts, also for servers that accept no webhooks any more. */
const RETENTION = { queue: 'forget-webhooks', forget: purgeOldReceipts };

/**
 * Receives webhooks at `POST /webhooks`, stores them, and processes each at least once, including those stored by ended
 * servers. `sources` are for the page of jobs.
 */
export function webhooksFeature(
  options: WebhooksFeatureOptions,
): ServerFeature & { readonly sources: readonly JobSource[] } {
  const { database, jobs, hooks, topics, secrets, clock, logger } = options;
  if (secrets.length === 0) return { retention: RETENTION, sources: [] };
  const storeOf = (shopId: string) => forShop(database, shopId);
  const ofApp = appTopics({ ...hooks, storeOf, jobs, logger });
  const handled = new Set([...ofApp, ...topics].map(({ topic }) => topic));
  const deliver = (shopId: string) => sendDelivery(jobs, shopId, 'now', 0);
  const gather = (shopId: string) => sendDelivery(jobs, shopId, 'soon', GATHER_MS);
  const delivery = { ...options, storeOf, appTopics: ofApp };
  return {
    retention: RETENTION,
    sources: [failedWebhooks({ storeOf, deliver, clock })],
    routes: (app) => webhookRoute(app, { secrets, topics: handled, storeOf, deliver: gather, clock, logger }),
    queues: () =>
      jobs.work(WEBHOOKS, ({ shopId }, job) => deliverWebhooks(delivery, shopId, job), {
        atOnce: SHOPS_AT_ONCE,
      }),
    poller: () =>
      poller({
        look: async () => {
          for (const shopId of await whichShops(database, webhookReceipts, isDue(clock()))) {
            await deliver(shopId);
          }
        },
        everyMs: LOST_MS,
        logger,
      }),
  };
}
