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
   * The shop has removed the app, at `at` if Shopify says so: nothing is sent to its Shopify any more. False where it has the
   * app again by now.
   */
  readonly uninstalled: (shopId: string, at: Date | null) => Promise<boolean>;
  /** Whether Shopify lets the app into the shop. Throws when it can't say now. */
  readonly isLetIn: (shopId: string) => Promise<boolean>;
  /** What the app may do in the shop has changed. */
  readonly scopesChanged: (shopId: string) => Promise<void>;
  /** A customer is to be forgotten, who has placed these orders. Gives how many of them are stored. */
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
        // Whoever has caught it can send it again with another id and time: neither is signed.
        if (await isLetIn(shopId)) {
          logger.warn({ shop: shopId }, 'a shop that was said to have removed the app has it');
          return;
        }
        // What a shop that is back has begun is not to end with what it had before.
        if (!(await uninstalled(shopId, triggeredAt))) return;
        await jobs.purgeShop(shopId);
        logger.info({ shop: shopId }, 'the app was uninstalled');
      },
    },
    { topic: 'app/scopes_update', handle: ({ shopId }) => scopesChanged(shopId) },
    { topic: 'shop/redact', handle: (webhook) => purgeShop(webhook, options) },
    {
      topic: 'customers/data_request',
      // What is stored is found by the orders (docs/privacy.md).
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

/** Deletes all that there is of the shop, its jobs and this webhook included. */
async function purgeShop(webhook: Webhook, options: AppTopicsOptions): Promise<void> {
  const { storeOf, isLetIn, uninstalled, jobs, logger } = options;
  const { id, shopId, triggeredAt } = webhook;
  checkShop(webhook);
  // It is asked for 48 hours after an uninstall; the shop may have installed the app again since.
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

/** The headers are not signed, the payload is: who has caught one shop's cannot use it against another. */
function checkShop({ shopId, payload }: Webhook): void {
  const parsed = compliance.safeParse(payload);
  if (parsed.data?.shop_domain !== shopId) {
    throw new JobFailure(OTHER_SHOP);
  }
}
