import { lte, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { removeShop } from '../db/remove-shop';
import { shops, webhookReceipts } from '../db/schema';
import type { Webhook, WebhookTopic } from '../feature/webhook-topic';
import { JobFailure } from '../jobs/job-failure';
import type { Jobs } from '../jobs/jobs';

/** Hooks for Shopify's webhooks about the app itself. Idempotent, and may be called late. */
export interface AppHooks {
  /**
   * Called when the shop has uninstalled the app, at `at` if known: its Shopify gets no further calls. False if
   * the app is installed again.
   */
  readonly uninstalled: (shopId: string, at: Date | null) => Promise<boolean>;
  /** Whether Shopify grants the app access to the shop. Throws if unknown. */
  readonly isLetIn: (shopId: string) => Promise<boolean>;
  /** Called when the app's granted scopes have changed. */
  readonly scopesChanged: (shopId: string) => Promise<void>;
  /** Redacts a customer who placed these orders. Returns how many of them are stored. */
  readonly customerRedacted: (shopId: string, orderIds: readonly number[]) => Promise<number>;
}

export interface AppTopicsOptions extends AppHooks {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly jobs: Pick<Jobs, 'purgeShop'>;
  readonly logger: Logger;
}

/** Topics that every app gets, whether or not the shop still has it. Source: Shopify, "Privacy law compliance". */
export function appTopics(options: AppTopicsOptions): readonly WebhookTopic[] {
  const { uninstalled, isLetIn, scopesChanged, jobs, logger } = options;
  return [
    {
      topic: 'app/uninstalled',
      async handle({ shopId, triggeredAt, payload }) {
        if (shopOf.safeParse(payload).data?.myshopify_domain !== shopId) throw new JobFailure(OTHER_SHOP);
        // A captured webhook can be replayed with another id and time, which aren't signed.
        if (await isLetIn(shopId)) {
          logger.warn({ shop: shopId }, 'a shop that was said to have removed the app has it');
          return;
        }
        // A shop that has the app again keeps its new jobs.
        if (!(await uninstalled(shopId, triggeredAt))) return;
        await jobs.purgeShop(shopId);
        logger.info({ shop: shopId }, 'the app was uninstalled');
      },
    },
    { topic: 'app/scopes_update', handle: ({ shopId }) => scopesChanged(shopId) },
    { topic: 'shop/redact', handle: (webhook) => purgeShop(webhook, options) },
    {
      topic: 'customers/data_request',
      // Stored data is found by the orders (docs/privacy.md).
      async handle(webhook) {
        const { id, shopId, payload } = webhook;
        checkShop(webhook);
        const { orders_requested: orders } = ordersOf.parse(payload);
        logger.info({ shop: shopId, webhook: id, orders }, 'a customer asked for their data');
      },
    },
    {
      topic: 'customers/redact',
      async handle(webhook) {
        const { id, shopId, payload } = webhook;
        checkShop(webhook);
        const orders = await options.customerRedacted(shopId, ordersOf.parse(payload).orders_to_redact);
        logger.info({ shop: shopId, webhook: id, orders }, 'a customer was forgotten');
      },
    },
  ];
}

/** Deletes all data of the shop, including its jobs and this webhook. */
async function purgeShop(webhook: Webhook, options: AppTopicsOptions): Promise<void> {
  const { storeOf, isLetIn, uninstalled, jobs, logger } = options;
  const { id, shopId, triggeredAt } = webhook;
  checkShop(webhook);
  // It is sent 48 hours after an uninstall; the shop may have the app again.
  if (await isLetIn(shopId)) {
    logger.warn({ shop: shopId }, 'a shop that was to be forgotten has the app');
    return;
  }
  const store = storeOf(shopId);
  const isOlder = triggeredAt ? lte(shops.createdAt, triggeredAt) : undefined;
  if ((await store.count(shops, isOlder)) === 0) {
    logger.warn({ shop: shopId }, 'a shop that was to be forgotten is there anew');
    return;
  }
  await uninstalled(shopId, triggeredAt);
  const others = ne(webhookReceipts.webhookId, id);
  const removed = await removeShop(store, { table: webhookReceipts, others });
  await jobs.purgeShop(shopId);
  logger.info({ shop: shopId, removed: Object.fromEntries(removed) }, 'a shop was forgotten');
}

const compliance = z.object({ shop_domain: z.string() });
const orderIds = z.array(z.number().int().positive()).default([]);
const ordersOf = z.object({ orders_to_redact: orderIds, orders_requested: orderIds });
/** Source: Shopify, REST Admin API, `Shop`. */
const shopOf = z.object({ myshopify_domain: z.string() });

const OTHER_SHOP = 'Shopify’s request names another shop.';

/**
 * Checks the shop of a webhook by its payload, which is signed, unlike headers: a captured webhook can't be
 * replayed against another shop.
 */
function checkShop({ shopId, payload }: Webhook): void {
  const parsed = compliance.safeParse(payload);
  if (parsed.data?.shop_domain !== shopId) {
    throw new JobFailure(OTHER_SHOP);
  }
}
