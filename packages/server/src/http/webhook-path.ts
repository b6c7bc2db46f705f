/** Where Shopify sends webhooks. They are signed, so they may come from anywhere, and are larger than what the admin sends. */
export const WEBHOOK_PATH = '/webhooks';
