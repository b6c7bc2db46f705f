/**
 * Where Shopify installs an app with the scopes of its configuration, and asks an installed one's merchant for what is new
 * in it. Source: Shopify, "Shopify managed installation".
 */
export function accessAddress(adminOrigin: string, clientId: string): string {
  const url = new URL('/admin/oauth/install', adminOrigin);
  url.searchParams.set('client_id', clientId);
  return url.href;
}
