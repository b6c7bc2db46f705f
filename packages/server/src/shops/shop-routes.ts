import { publishAgain, readShop } from '@cartwright/core/contract/shop';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { shopifyOutcome } from '../http/shopify-outcome';
import type { AdminClient } from '../shopify/admin-client';
import { readPublication } from '../storefront/publication-state';
import type { Publisher } from '../storefront/publisher';
import { readShopProfile } from './shop-profile';

export interface ShopRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => AdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Where shoppers see the store. */
  readonly storeUrlOf: (shopId: string) => string;
}

/** Publishing again is what the merchant waits for, so it may take its time. */
const PUBLICATION_WAIT_MS = 20_000;

export function shopRoutes(app: Hono, resolveShop: ResolveShop, options: ShopRouteOptions): void {
  const { storeOf, adminOf, publisherOf, storeUrlOf } = options;

  serve(app, resolveShop, readShop, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const profile = await readShopProfile(store, adminOf(shopId));
    if (!profile.ok) return shopifyOutcome(profile);
    const { name, timezone, currency, presentmentCurrencies } = profile.value;
    const shop = {
      shopifyShopDomain: shopId,
      name,
      hasStorefrontAccessToken: false,
      timezone,
      currency,
      enabledPresentmentCurrencies: presentmentCurrencies,
      storeUrl: storeUrlOf(shopId),
      publication: await readPublication(store),
    };
    return { ok: true, answer: { shop } };
  });

  serve(app, resolveShop, publishAgain, async ({ session: { shopId } }) => ({
    ok: true,
    answer: { publication: await publisherOf(shopId).publish(PUBLICATION_WAIT_MS) },
  }));
}
