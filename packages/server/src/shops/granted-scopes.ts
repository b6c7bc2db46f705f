import type { AdminClient } from '../shopify/admin-client';
import { SCOPES_QUERY, scopesData } from '../shopify/documents/shop';
import type { ShopifyResult } from '../shopify/shopify-failure';

interface GrantedAccess {
  /** The app's client id in Shopify. */
  readonly apiKey: string;
  /** Access scopes by Shopify's names. */
  readonly scopes: string[];
}

/** Scopes that the shop has granted. */
export async function grantedAccess(admin: AdminClient): Promise<ShopifyResult<GrantedAccess>> {
  const response = await admin.run(SCOPES_QUERY, {}, scopesData);
  if (!response.ok) return response;
  const { app, accessScopes } = response.value.currentAppInstallation;
  return { ok: true, value: { apiKey: app.apiKey, scopes: accessScopes.map(({ handle }) => handle) } };
}

/** Scopes alone. */
export async function grantedScopes(admin: AdminClient): Promise<ShopifyResult<string[]>> {
  const granted = await grantedAccess(admin);
  return granted.ok ? { ok: true, value: granted.value.scopes } : granted;
}
