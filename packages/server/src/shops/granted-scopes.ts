import type { AdminClient } from '../shopify/admin-client';
import { SCOPES_QUERY, scopesData } from '../shopify/documents/shop';
import type { ShopifyResult } from '../shopify/shopify-failure';

/** What the app may do in the shop: Shopify's names of access scopes. */
export async function grantedScopes(admin: AdminClient): Promise<ShopifyResult<string[]>> {
  const asked = await admin.run(SCOPES_QUERY, {}, scopesData);
  if (!asked.ok) return asked;
  return { ok: true, value: asked.value.currentAppInstallation.accessScopes.map(({ handle }) => handle) };
}
