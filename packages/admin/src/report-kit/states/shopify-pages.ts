/** URL of Shopify's customer privacy settings. Source: `packages/dev-store/ASSUMPTIONS.md`. */
export const privacySettingsUrl = (shopDomain: string): string =>
  `${shopUrl(shopDomain)}/settings/customer-privacy`;

/** URL of an order in Shopify's admin. Source: `packages/dev-store/ASSUMPTIONS.md`. */
export const orderUrl = (shopDomain: string, orderId: number): string =>
  `${shopUrl(shopDomain)}/orders/${orderId}`;

const shopUrl = (shopDomain: string): string =>
  `https://admin.shopify.com/store/${encodeURIComponent(shopDomain.replace(/[.]myshopify[.]com$/, ''))}`;
