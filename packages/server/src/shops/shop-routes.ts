import {
  createStorefrontToken,
  listPrivateKeys,
  readScopes as readScopesCall,
  readShop,
} from '@cartwright/core/contract/shop';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { readPublication } from '../publishing/publication-state';
import type { Publisher } from '../publishing/publisher';
import type { OpenAdminClient } from '../shopify/admin-client';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { PATIENCE_MS, patientProfiles } from './shop-profile';
import { makeStorefrontToken, readScopes, storefrontTokenOf } from './storefront-token';

export interface ShopRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Where shoppers see the store. */
  readonly storeUrlOf: (shopId: string) => string;
  /** Where a shop's Shopify admin is. */
  readonly adminOriginOf: (shopId: string) => string;
  /** The features that shops have a private key for. */
  readonly privateKeys: readonly string[];
}

export function shopRoutes(app: Hono, resolveShop: ResolveShop, options: ShopRouteOptions): void {
  const { storeOf, adminOf, publisherOf, storeUrlOf, adminOriginOf, privateKeys } = options;
  const profileOf = patientProfiles();

  serve(app, resolveShop, readShop, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const profile = await profileOf(store, adminOf(shopId));
    if (!profile.ok) return shopifyOutcome(profile);
    const { name, timezone, currency, presentmentCurrencies, country, countries } = profile.value;
    const shop = {
      shopifyShopDomain: shopId,
      name,
      hasStorefrontAccessToken: (await storefrontTokenOf(store)) !== null,
      timezone,
      currency,
      enabledPresentmentCurrencies: presentmentCurrencies,
      country,
      countries,
      storeUrl: storeUrlOf(shopId),
      publication: await readPublication(store),
    };
    return { ok: true, answer: { shop } };
  });

  serve(app, resolveShop, readScopesCall, async ({ session: { shopId } }) => {
    const scopes = await readScopes(adminOf(shopId).within(PATIENCE_MS), adminOriginOf(shopId));
    return scopes.ok ? { ok: true, answer: scopes.value } : shopifyOutcome(scopes);
  });

  serve(app, resolveShop, createStorefrontToken, async ({ session: { shopId } }) => {
    const made = await makeStorefrontToken(storeOf(shopId), adminOf(shopId));
    if (made.ok) await publisherOf(shopId).publish('asked');
    return made;
  });

  serve(app, resolveShop, listPrivateKeys, async () => ({
    ok: true,
    answer: { privateKeys: [...privateKeys] },
  }));
}
