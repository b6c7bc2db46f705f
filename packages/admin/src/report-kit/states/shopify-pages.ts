/** Page of Shopify's admin that says where shoppers are asked for consent. Source: `packages/dev-store/ASSUMPTIONS.md`. */
export const privacySettingsUrl = (shopDomain: string): string =>
  `${shopUrl(shopDomain)}/settings/customer-privacy`;

/** Page of an order in Shopify's admin. Source: `packages/dev-store/ASSUMPTIONS.md`. */
export const orderUrl = (shopDomain: string, orderId: number): string =>
  `${shopUrl(shopDomain)}/orders/${orderId}`;

const shopUrl = (shopDomain: string): string =>
  `https://admin.shopify.com/store/${encodeURIComponent(shopDomain.replace(/[.]myshopify[.]com$/, ''))}`;
