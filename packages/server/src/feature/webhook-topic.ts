/** Webhook of Shopify, once for each delivery: it may be late, repeated and out of order. */
export interface Webhook {
  /** The same for each time that Shopify tells this. */
  readonly id: string;
  /** As Shopify writes it in its header, for example `products/update`. */
  readonly topic: string;
  /** The shop's myshopify.com domain. */
  readonly shopId: string;
  /** When it happened; null where Shopify does not say. */
  readonly triggeredAt: Date | null;
  /** What was sent, read as JSON. Whoever uses it checks its shape. */
  readonly payload: unknown;
}

/**
 * Handler of a webhook topic. It is called at least once for each webhook, in any order, so doing it
 * again must change nothing. What it throws is logged, and it is called again later.
 */
export interface WebhookTopic {
  readonly topic: string;
  readonly handle: (webhook: Webhook) => Promise<void>;
  /** Does the same for several of a shop at once. Where it throws, each is handled by itself. */
  readonly handleTogether?: (shopId: string, webhooks: readonly Webhook[]) => Promise<void>;
}
