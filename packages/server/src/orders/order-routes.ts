import { listProductSales, listSales, readOrderState } from '@cartwright/core/contract/order-state';
import { paginationOf } from '@cartwright/core/contract/paging';
import type { Hono } from 'hono';
import { salesByDay, salesByProduct, soldProducts } from '../analytics/sales';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { patientProfiles } from '../shops/shop-profile';
import { orderState } from './order-state';

export interface OrderRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly clock: () => Date;
}

export function orderRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, adminOf, clock }: OrderRouteOptions,
): void {
  const profileOf = patientProfiles();

  serve(app, resolveShop, readOrderState, async ({ session: { shopId } }) => ({
    ok: true,
    response: { orders: await orderState(storeOf(shopId), clock()) },
  }));

  serve(app, resolveShop, listSales, async ({ session: { shopId }, query }) => {
    const store = storeOf(shopId);
    const profile = await profileOf(store, adminOf(shopId));
    if (!profile.ok) return shopifyOutcome(profile);
    const { timezone, currency } = profile.value;
    const { by, page, limit, from, to } = query;
    const period = { from, to, timezone };
    const products = await salesByProduct(store, period, { by, limit, skip: (page - 1) * limit });
    const totalItems = await soldProducts(store, period);
    return {
      ok: true,
      response: { currency, products, pagination: paginationOf({ limit, page, totalItems }) },
    };
  });

  serve(app, resolveShop, listProductSales, async ({ session: { shopId }, query }) => {
    const store = storeOf(shopId);
    const profile = await profileOf(store, adminOf(shopId));
    if (!profile.ok) return shopifyOutcome(profile);
    const { timezone, currency } = profile.value;
    const { from, to, product } = query;
    return {
      ok: true,
      response: { currency, days: await salesByDay(store, { from, to, timezone }, product) },
    };
  });
}
