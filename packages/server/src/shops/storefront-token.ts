import { STOREFRONT_SCOPES } from '@cartwright/core/contract/access-scopes';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { failure } from '../http/api-failure';
import type { Outcome } from '../http/endpoint-route';
import { wantPublication } from '../publishing/publication-state';
import { accessAddress } from '../shopify/access-address';
import type { AdminClient } from '../shopify/admin-client';
import { STOREFRONT_TOKEN_MUTATION, storefrontTokenData } from '../shopify/documents/shop';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { grantedAccess, grantedScopes } from './granted-scopes';

export interface Scopes {
  readonly successful: true;
  readonly currentScopes: string[];
  readonly requiredScopes: string[];
  readonly missingScopes: string[];
  readonly hasAllRequiredScopes: boolean;
  readonly errors: string[];
  readonly accessUrl: string;
}

/** Scopes of the app in a shop; `adminOrigin` is that of its Shopify admin. */
export async function readScopes(admin: AdminClient, adminOrigin: string): Promise<ShopifyResult<Scopes>> {
  const granted = await grantedAccess(admin);
  if (!granted.ok) return granted;
  const { scopes: currentScopes, apiKey } = granted.value;
  const missingScopes = missingOf(currentScopes);
  return {
    ok: true,
    value: {
      successful: true,
      currentScopes,
      requiredScopes: [...STOREFRONT_SCOPES],
      missingScopes,
      hasAllRequiredScopes: missingScopes.length === 0,
      errors: missingScopes.length === 0 ? [] : [missingMessage(missingScopes)],
      accessUrl: accessAddress(adminOrigin, apiKey),
    },
  };
}

function missingOf(granted: readonly string[]): string[] {
  return STOREFRONT_SCOPES.filter((scope) => !granted.includes(scope));
}

const missingMessage = (missing: readonly string[]) => `Missing permissions: ${missing.join(', ')}.`;

/** The shop's Storefront API token; null before it is created. */
export async function storefrontTokenOf(store: ShopStore): Promise<string | null> {
  const [row] = await store.columns(shops, ['storefrontAccessToken']);
  return row?.storefrontAccessToken ?? null;
}

/**
 * Creates and stores the shop's token, and requests a publication. Concurrent and repeated calls return the
 * existing one: Shopify limits them to a hundred. Source: Admin API, `storefrontAccessTokenCreate`.
 */
export async function makeStorefrontToken(
  store: ShopStore,
  admin: AdminClient,
): Promise<Outcome<{ successful: true; token: string }>> {
  const known = await storefrontTokenOf(store);
  if (known !== null) return { ok: true, response: { successful: true, token: known } };
  const granted = await grantedScopes(admin);
  if (!granted.ok) return shopifyOutcome(granted);
  const missing = missingOf(granted.value);
  if (missing.length > 0) {
    return failure('forbidden', `The app doesn’t have permission to do this yet. ${missingMessage(missing)}`);
  }
  const made = await admin.run(
    STOREFRONT_TOKEN_MUTATION,
    { input: { title: 'Cartwright' } },
    storefrontTokenData,
  );
  if (!made.ok) return shopifyOutcome(made);
  const { storefrontAccessToken: fresh, userErrors = [] } = made.value.storefrontAccessTokenCreate ?? {};
  if (!fresh) {
    const reason = userErrors.map(({ message }) => message).join(' ') || 'Shopify didn’t return a token.';
    return failure('shopify_unavailable', reason);
  }
  return store.transaction(async (inside) => {
    await lockShop(inside);
    const token = (await storefrontTokenOf(inside)) ?? fresh.accessToken;
    await inside.update(shops, { storefrontAccessToken: token });
    await wantPublication(inside);
    return { ok: true, response: { successful: true, token } };
  });
}
