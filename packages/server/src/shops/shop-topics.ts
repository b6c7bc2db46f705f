import type { WebhookTopic } from '../feature/webhook-topic';

/** Hooks for webhooks about the shop. Each may be called repeatedly, and late. */
export interface ShopHooks {
  /** Called when its name, time zone, currencies or countries may have changed. */
  readonly shopChanged: (shopId: string) => Promise<void>;
  /** Called when its markets or their currencies may have changed. */
  readonly marketsChanged: (shopId: string) => Promise<void>;
}

/** Webhook topics about the shop. Each causes a new read, so order and repetition don't matter. */
export function shopTopics({ shopChanged, marketsChanged }: ShopHooks): WebhookTopic[] {
  return [
    { topic: 'shop/update', handle: ({ shopId }) => shopChanged(shopId) },
    ...['markets/create', 'markets/update', 'markets/delete'].map((topic) => ({
      topic,
      handle: ({ shopId }: { readonly shopId: string }) => marketsChanged(shopId),
    })),
  ];
}
