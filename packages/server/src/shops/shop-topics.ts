import type { WebhookTopic } from '../feature/webhook-topic';

/** Hooks of others when Shopify tells of the shop itself. Each may be called again, also late. */
export interface ShopHooks {
  /** Its name, clock, currencies or countries may have changed. */
  readonly shopChanged: (shopId: string) => Promise<void>;
  /** Where and in which currencies it sells may have changed. */
  readonly marketsChanged: (shopId: string) => Promise<void>;
}

/** Webhooks that say that something of the shop has changed: it is read anew, so order and repetition don't matter. */
export function shopTopics({ shopChanged, marketsChanged }: ShopHooks): WebhookTopic[] {
  return [
    { topic: 'shop/update', handle: ({ shopId }) => shopChanged(shopId) },
    ...['markets/create', 'markets/update', 'markets/delete'].map((topic) => ({
      topic,
      handle: ({ shopId }: { readonly shopId: string }) => marketsChanged(shopId),
    })),
  ];
}
