import type { Hono } from 'hono';
import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { webhookReceipts } from '../db/schema';
import { whichShops } from '../db/which-shops';
import type { JobSource } from '../jobs/job-source';
import type { Jobs } from '../jobs/jobs';
import { type Lookout, lookout } from '../jobs/lookout';
import { type AppHooks, appTopics } from './app-topics';
import { type DeliveryOptions, deliverWebhooks, sendDelivery, WEBHOOKS } from './deliver-webhooks';
import { failedWebhooks } from './failed-webhooks';
import { isDue } from './receipts';
import { webhookRoute } from './webhook-route';

export interface WebhooksOptions
  extends Pick<DeliveryOptions, 'topics' | 'hasApp' | 'clock' | 'logger' | 'retryMs'> {
  readonly database: Database;
  readonly jobs: Jobs;
  /** The app's client secret, and former ones. */
  readonly secrets: readonly string[];
  readonly hooks: AppHooks;
}

/** Takes webhooks in, keeps them, and has them handled, at least once each. */
export interface Webhooks {
  /** For the page of jobs. */
  readonly failed: JobSource;
  /** Begins to handle what was kept, also by servers that have ended. */
  work(): Promise<Lookout>;
}

/** So often it is looked for what a server has kept that ended before it could send a job. */
const LOST_MS = 60_000;

/** What else comes in this time is handled with the first: many changes come together. */
const GATHER_MS = 250;

/** Shops whose webhooks are handled at a time. */
const SHOPS_AT_ONCE = 8;

/** Serves `POST /webhooks`. */
export function webhooks(app: Hono, options: WebhooksOptions): Webhooks {
  const { database, jobs, hooks, topics, secrets, clock, logger } = options;
  const storeOf = (shopId: string) => forShop(database, shopId);
  const ofApp = appTopics({ ...hooks, storeOf, jobs, logger });
  const handled = new Set([...ofApp, ...topics].map(({ topic }) => topic));
  const deliver = (shopId: string) => sendDelivery(jobs, shopId, 'now', 0);

  const gather = (shopId: string) => sendDelivery(jobs, shopId, 'soon', GATHER_MS);
  webhookRoute(app, { secrets, topics: handled, storeOf, deliver: gather, clock, logger });
  return {
    failed: failedWebhooks({ storeOf, deliver, clock }),
    async work() {
      const delivery = { ...options, storeOf, appTopics: ofApp };
      await jobs.work(WEBHOOKS, ({ shopId }, job) => deliverWebhooks(delivery, shopId, job), {
        atOnce: SHOPS_AT_ONCE,
      });
      return lookout({
        look: async () => {
          for (const shopId of await whichShops(database, webhookReceipts, isDue(clock()))) {
            await deliver(shopId);
          }
        },
        everyMs: LOST_MS,
        logger,
      });
    },
  };
}
