/** Topics of subscriptions by API or app configuration. Source: Shopify, `WebhookSubscriptionTopic`. */
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

/** Mandatory topics of public apps, by configuration only. */
export const COMPLIANCE_TOPICS = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number] | (typeof COMPLIANCE_TOPICS)[number];

/** Enum value of a topic in the Admin API: `orders/create` is `ORDERS_CREATE`. */
export function topicEnum(topic: WebhookTopic): string {
  return topic.toUpperCase().replace('/', '_');
}

/** Topic of an enum value of the Admin API; undefined if unsupported. */
export function topicOfEnum(value: string): WebhookTopic | undefined {
  return WEBHOOK_TOPICS.find((topic) => topicEnum(topic) === value);
}
