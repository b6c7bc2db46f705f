/** Topics that an app can subscribe to by API or by its configuration. Source: Shopify, `WebhookSubscriptionTopic`. */
export const WEBHOOK_TOPICS = [
  'app/scopes_update',
  'app/uninstalled',
  'app_subscriptions/update',
  'bulk_operations/finish',
  'collections/create',
  'collections/delete',
  'collections/update',
  'inventory_levels/update',
  'markets/create',
  'markets/delete',
  'markets/update',
  'orders/cancelled',
  'orders/create',
  'orders/delete',
  'orders/updated',
  'products/create',
  'products/delete',
  'products/update',
  'refunds/create',
  'shop/update',
] as const;

/** Topics that every public app declares in its configuration. No subscription by API has them. */
export const COMPLIANCE_TOPICS = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number] | (typeof COMPLIANCE_TOPICS)[number];

/** `orders/create` as the Admin API writes it: `ORDERS_CREATE`. */
export function topicEnum(topic: WebhookTopic): string {
  return topic.toUpperCase().replace('/', '_');
}

/** The topic of an enum value of the Admin API; undefined when this store does not have it. */
export function topicOfEnum(value: string): WebhookTopic | undefined {
  return WEBHOOK_TOPICS.find((topic) => topicEnum(topic) === value);
}
