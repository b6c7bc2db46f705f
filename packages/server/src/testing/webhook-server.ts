import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { webhookReceipts } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import type { WebhookTopic } from '../feature/webhook-topic';
import type { ResolveShop } from '../http/session';
import { jobRoutes } from '../jobs/job-routes';
import { startJobs } from '../jobs/jobs';
import { webhooksFeature } from '../webhooks/feature';
import { type Life, mortalDatabase } from './a-life';
import { APP_SECRET, type SentWebhook, webhookRequest } from './webhook-post';

export interface WebhookServerOptions {
  readonly topics?: readonly WebhookTopic[];
  readonly jobsSchema: string;
  readonly secrets?: readonly string[];
  readonly hasApp?: (shopId: string) => boolean;
  readonly uninstalled?: (shopId: string) => Promise<boolean>;
  /** Whether Shopify still grants the app access to the shop. */
  readonly isLetIn?: () => Promise<boolean>;
  readonly retryMs?: readonly number[];
  /** Lifetime of a server that will be killed. */
  readonly life?: Life;
}

/** Servers that only receive webhooks; closed after the test. */
export function webhookServers(database: () => Database) {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });
  return async (options: WebhookServerOptions) => {
    const { topics = [], jobsSchema, secrets = [APP_SECRET], retryMs = [10, 10], life } = options;
    const { hasApp = () => true, uninstalled = async () => true, isLetIn = async () => false } = options;
    const own = { ...(life ? mortalDatabase(database(), life) : database()), jobsSchema };
    const log: Record<string, unknown>[] = [];
    const logger = pino({ level: 'debug' }, { write: (line) => log.push(JSON.parse(line)) });
    const jobs = await startJobs(own, logger);
    const app = new Hono();
    app.use(requestId());
    const scopesChanged: string[] = [];
    const redacted: { readonly shopId: string; readonly orderIds: readonly number[] }[] = [];
    const feature = webhooksFeature({
      database: own,
      jobs,
      secrets,
      topics,
      hooks: {
        uninstalled,
        isLetIn,
        scopesChanged: async (shopId) => {
          scopesChanged.push(shopId);
        },
        customerRedacted: async (shopId, orderIds) => {
          redacted.push({ shopId, orderIds });
          return orderIds.length;
        },
      },
      hasApp: async (shopId) => hasApp(shopId),
      clock: () => new Date(),
      logger,
      retryMs,
    });
    const resolveShop: ResolveShop = async (request) => ({
      ok: true,
      shopId: request.headers.get('x-shop') ?? '',
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    });
    feature.routes?.(app, { resolveShop, resolveSession: resolveShop });
    jobRoutes(app, resolveShop, [jobs, ...feature.sources]);
    await feature.queues?.();
    const poller = feature.poller?.();
    open.push(async () => {
      life?.revive();
      await poller?.stop();
      await jobs.stop();
    });
    return {
      app,
      jobs,
      log,
      scopesChanged,
      redacted,
      post: async (webhook: SentWebhook) => app.request('/webhooks', webhookRequest(webhook)),
    };
  };
}

/** A shop with its row. */
export async function aShopWithRow(database: Database, shopId: string, createdAt = new Date()) {
  const store = forShop(database, shopId);
  await ensureShop(store, createdAt);
  return {
    store,
    /** Stored receipts, by id. */
    receipts: async () =>
      (await store.rows(webhookReceipts)).sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1)),
  };
}
