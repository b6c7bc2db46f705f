/**
 * Path of Shopify's webhooks. They are signed, so any origin is allowed; their size limit is
 * larger.
 */
export const WEBHOOK_PATH = '/webhooks';
