/** Delivery of a Shopify webhook: may be late, repeated and out of order. */
export interface Webhook {
  /** The same for repeated deliveries. */
  readonly id: string;
  /** As in Shopify's header, for example `products/update`. */
  readonly topic: string;
  /** The shop's myshopify.com domain. */
  readonly shopId: string;
  /** Time of the event; null if Shopify doesn't say. */
  readonly triggeredAt: Date | null;
  /** Parsed JSON, not validated. */
  readonly payload: unknown;
}

/**
 * Handler of a webhook topic. Called at least once per webhook, in any order, so it has to be
 * idempotent. Errors are logged, and it is retried.
 */
export interface WebhookTopic {
  readonly topic: string;
  readonly handle: (webhook: Webhook) => Promise<void>;
  /** Handles several webhooks of a shop as a batch. If it throws, each is handled separately. */
  readonly handleTogether?: (shopId: string, webhooks: readonly Webhook[]) => Promise<void>;
}
