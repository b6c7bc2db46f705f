import { readGiftProtection, switchGiftProtection } from '@cartwright/core/contract/gift-protection';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { wantPublication } from '../publishing/publication-state';
import type { Publisher } from '../publishing/publisher';
import type { OpenAdminClient } from '../shopify/admin-client';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { TIMEOUT_MS } from '../shops/shop-profile';
import { missingMessage, missingValidationScopes, protectionState } from './protection-state';
import { readProtection, takeBackAsking, wishProtection } from './protection-wish';

export interface GiftProtectionRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
}

export function giftProtectionRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, adminOf, publisherOf }: GiftProtectionRouteOptions,
): void {
  serve(app, resolveShop, readGiftProtection, async ({ session: { shopId } }) => {
    const state = await protectionState(storeOf(shopId), adminOf(shopId).within(TIMEOUT_MS));
    return state.ok ? { ok: true, response: { giftProtection: state.value } } : shopifyOutcome(state);
  });

  serve(app, resolveShop, switchGiftProtection, async ({ session: { shopId }, body: { on } }) => {
    const admin = adminOf(shopId).within(TIMEOUT_MS);
    const store = storeOf(shopId);
    // Saved at once: a later choice by the merchant, while Shopify responds, takes precedence.
    const before = await store.transaction(async (shop) => {
      await lockShop(shop);
      const protection = await readProtection(shop);
      await wishProtection(shop, on);
      if (!on) await wantPublication(shop);
      return protection;
    });
    if (on) {
      const missing = await missingValidationScopes(admin);
      const isAllowed = missing.ok && missing.value.length === 0;
      if (!isAllowed) await takeBackAsking(store, before);
      if (!missing.ok) return shopifyOutcome(missing);
      if (!isAllowed) return failure('forbidden', missingMessage(missing.value));
      await wantPublication(store);
    }
    const publication = await publisherOf(shopId).publish('asked');
    const state = await protectionState(store, admin);
    // Saved whatever Shopify responds; its progress can be read later.
    const onItsWay = {
      state: on ? ('turning_on' as const) : ('turning_off' as const),
      message: null,
      missingScopes: [],
    };
    return {
      ok: true,
      response: { giftProtection: state.ok ? state.value : onItsWay, publication },
    };
  });
}
