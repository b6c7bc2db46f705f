/**
 * URL where Shopify installs an app with its configured scopes, or requests new ones. Source:
 * Shopify, "Shopify managed installation".
 */
export function accessAddress(adminOrigin: string, clientId: string): string {
  const url = new URL('/admin/oauth/install', adminOrigin);
  url.searchParams.set('client_id', clientId);
  return url.href;
}
