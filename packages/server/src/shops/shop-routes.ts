import { setPrivateKeys } from '@cartwright/core/contract/set-private-keys';
import {
  createStorefrontToken,
  listPrivateKeys,
  readScopes as readScopesCall,
  readShop,
} from '@cartwright/core/contract/shop';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { readPublication } from '../publishing/publication-state';
import type { Publisher } from '../publishing/publisher';
import type { OpenAdminClient } from '../shopify/admin-client';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { privateKeysOf, setShopKeys } from './private-keys';
import { patientProfiles, TIMEOUT_MS } from './shop-profile';
import { makeStorefrontToken, readScopes, storefrontTokenOf } from './storefront-token';

export interface ShopRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
  /** URL of a shop's online store. */
  readonly storeUrlOf: (shopId: string) => string;
  /** Origin of a shop's Shopify admin. */
  readonly adminOriginOf: (shopId: string) => string;
  /** Private keys of shops without their own. */
  readonly privateKeys: readonly string[];
  readonly clock: () => Date;
}

export function shopRoutes(app: Hono, resolveShop: ResolveShop, options: ShopRouteOptions): void {
  const { storeOf, adminOf, publisherOf, storeUrlOf, adminOriginOf, privateKeys, clock } = options;
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
    return { ok: true, response: { shop } };
  });

  serve(app, resolveShop, readScopesCall, async ({ session: { shopId } }) => {
    const scopes = await readScopes(adminOf(shopId).within(TIMEOUT_MS), adminOriginOf(shopId));
    return scopes.ok ? { ok: true, response: scopes.value } : shopifyOutcome(scopes);
  });

  serve(app, resolveShop, createStorefrontToken, async ({ session: { shopId } }) => {
    const made = await makeStorefrontToken(storeOf(shopId), adminOf(shopId));
    if (made.ok) await publisherOf(shopId).publish('asked');
    return made;
  });

  serve(app, resolveShop, listPrivateKeys, async ({ session: { shopId } }) => ({
    ok: true,
    response: { privateKeys: [...(await privateKeysOf(storeOf(shopId), privateKeys))] },
  }));

  serve(app, resolveShop, setPrivateKeys, async ({ body, session: { shopId, user } }) => {
    if (!user.rebuyAdmin) return failure('forbidden', 'Only Cartwright support can change features.');
    const request = { ...body, ofServer: privateKeys, now: clock(), by: user.name };
    const set = await setShopKeys(storeOf(shopId), request);
    await publisherOf(shopId).publish('asked');
    return { ok: true, response: { privateKeys: [...set] } };
  });
}
