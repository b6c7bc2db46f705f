/** Page of Shopify's admin that says where shoppers are asked for consent. Source: `packages/dev-store/ASSUMPTIONS.md`. */
export function privacySettingsUrl(shopDomain: string): string {
  const handle = shopDomain.replace(/[.]myshopify[.]com$/, '');
  return `https://admin.shopify.com/store/${encodeURIComponent(handle)}/settings/customer-privacy`;
}
