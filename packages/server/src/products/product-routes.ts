import {
  type CatalogueProduct,
  listProducts,
  readProductMetafields,
  readProducts,
} from '@cartwright/core/contract/products';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { shopifyOutcome } from '../http/shopify-outcome';
import type { OpenAdminClient } from '../shopify/admin-client';
import { storedShopProfile } from '../shops/shop-profile';
import { findProducts, productsById } from './catalogue';
import { fromPageCursor, toPageCursor } from './page-cursor';
import { productMetafields } from './product-metafields';
import { withQuantityRules } from './quantity-rules';

/** So long a merchant's screen waits for one call to Shopify. */
const PATIENCE_MS = 5_000;

export function productRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  {
    storeOf,
    adminOf,
  }: {
    readonly storeOf: (shopId: string) => ShopStore;
    readonly adminOf: (shopId: string) => OpenAdminClient;
  },
): void {
  const soon = (shopId: string) => adminOf(shopId).within(PATIENCE_MS);
  const withRules = async (shopId: string, products: readonly CatalogueProduct[]) => {
    const profile = await storedShopProfile(storeOf(shopId));
    return withQuantityRules(soon(shopId), products, profile?.country ?? null);
  };

  serve(app, resolveShop, listProducts, async ({ query, session }) => {
    const after = query.after === undefined ? null : fromPageCursor(query.after);
    if (query.after !== undefined && after === null) {
      const message = 'This is no cursor of a page. Take the `next` of the page before.';
      const path = ['query', 'after'];
      return failure('invalid_request', message, { issues: [{ code: 'unknown_cursor', path, message }] });
    }
    const found = await findProducts(soon(session.shopId), { query: query.query, after });
    if (!found.ok) return shopifyOutcome(found);
    const { next } = found.value;
    const products = await withRules(session.shopId, found.value.products);
    if (!products.ok) return shopifyOutcome(products);
    return {
      ok: true,
      answer: { products: products.value, next: next === null ? null : toPageCursor(next) },
    };
  });

  serve(app, resolveShop, readProducts, async ({ query, session }) => {
    const found = await productsById(soon(session.shopId), idsOf(query));
    if (!found.ok) return shopifyOutcome(found);
    const products = await withRules(session.shopId, found.value);
    return products.ok ? { ok: true, answer: { products: products.value } } : shopifyOutcome(products);
  });

  serve(app, resolveShop, readProductMetafields, async ({ query, session }) => {
    const names = [...new Set(query.names.split(','))];
    const found = await productMetafields(soon(session.shopId), idsOf(query), names);
    if (!found.ok) return shopifyOutcome(found);
    const products = [...found.value.products].map(([id, metafields]) => ({ id, metafields }));
    return { ok: true, answer: { products } };
  });
}

function idsOf({ ids }: { readonly ids: string }): number[] {
  return [...new Set(ids.split(',').map(Number))];
}
