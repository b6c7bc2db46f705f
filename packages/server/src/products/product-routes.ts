import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { readMarketPrices } from '@cartwright/core/contract/market-prices';
import {
  listProducts,
  randomProducts,
  readProductMetafields,
  readProducts,
} from '@cartwright/core/contract/products';
import type { QuantityRule } from '@cartwright/core/quantity-rules/quantity-rule';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { AdminClient, OpenAdminClient } from '../shopify/admin-client';
import { QUANTITY_RULES_QUERY, quantityRulesData } from '../shopify/documents/quantity-rules';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { readShopProfile, type ShopProfile, storedShopProfile } from '../shops/shop-profile';
import { byIds } from './by-ids';
import { findProducts, productsById } from './catalogue';
import { pricingByVariant } from './contextual-pricing';
import { idsIn } from './ids-in';
import { marketPrices } from './market-prices';
import { findMirroredProducts, mirroredProductsById, randomMirroredProducts } from './mirrored-products';
import { pageBefore, pageOutcome } from './page-cursor';
import { isMirrored, pageSource } from './page-source';
import { productMetafields } from './product-metafields';
import { REST_TIMEOUT_MS, TIMEOUT_MS } from './timeout';

export interface PickerRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Whether this server mirrors catalogues, so that pickers needn't ask Shopify. */
  readonly mirrorsCatalogue: boolean;
}

export function productRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, adminOf, mirrorsCatalogue: mirrors }: PickerRouteOptions,
): void {
  const soon = (shopId: string) => adminOf(shopId).within(TIMEOUT_MS);
  const withRules = async (shopId: string, admin: AdminClient, products: readonly CatalogueProduct[]) => {
    const profile = await storedShopProfile(storeOf(shopId));
    return withQuantityRules(admin, products, profile?.country ?? null);
  };
  const askedById = async (shopId: string, admin: AdminClient, ids: readonly number[]) => {
    const found = await productsById(admin, ids);
    return found.ok ? withRules(shopId, admin, found.value) : found;
  };

  /** Stored profile; read from Shopify only if missing, as a shop keeps its currency. */
  const knownProfile = async (shopId: string): Promise<ShopifyResult<ShopProfile>> => {
    const store = storeOf(shopId);
    const stored = await storedShopProfile(store);
    return stored ? { ok: true, value: stored } : readShopProfile(store, soon(shopId));
  };

  serve(app, resolveShop, listProducts, async ({ query, session }) => {
    const { after, ...search } = query;
    const store = storeOf(session.shopId);
    const source = await pageSource(store, 'products', { after, mirrors });
    if (!source.ok) return source;
    if (source.from === 'mirror') {
      const { products, next } = await findMirroredProducts(store, search, source.behind);
      return { ok: true, response: { products }, page: pageBefore(next) };
    }
    const admin = soon(session.shopId);
    const found = await findProducts(admin, { ...search, after: source.cursor });
    if (!found.ok) return pageOutcome(found, source);
    const products = await withRules(session.shopId, admin, found.value.products);
    if (!products.ok) return shopifyOutcome(products);
    return { ok: true, response: { products: products.value }, page: pageBefore(found.value.next) };
  });

  serve(app, resolveShop, randomProducts, async ({ query, session: { shopId } }) => {
    const store = storeOf(shopId);
    if (mirrors && (await isMirrored(store))) {
      return { ok: true, response: { products: await randomMirroredProducts(store, query) } };
    }
    const found = await findProducts(soon(shopId), { after: null });
    if (!found.ok) return shopifyOutcome(found);
    const active = found.value.products.filter(({ status }) => status === 'active');
    return { ok: true, response: { products: active.slice(0, query.limit) } };
  });

  serve(app, resolveShop, readProducts, async ({ query, session }) => {
    const { shopId } = session;
    const [store, ids] = [storeOf(shopId), idsIn(query.ids)];
    const isHere = mirrors && (await isMirrored(store));
    const mirrored = isHere ? await mirroredProductsById(store, ids) : new Map<number, CatalogueProduct>();
    const admin = adminOf(shopId).within(mirrored.size > 0 ? REST_TIMEOUT_MS : TIMEOUT_MS);
    const products = await byIds(ids, mirrored, (missing) => askedById(shopId, admin, missing));
    return products.ok ? { ok: true, response: { products: products.value } } : shopifyOutcome(products);
  });

  serve(app, resolveShop, readMarketPrices, async ({ query, session: { shopId } }) => {
    const shop = await knownProfile(shopId);
    if (!shop.ok) return shopifyOutcome(shop);
    const products = await productsById(soon(shopId), idsIn(query.ids));
    if (!products.ok) return shopifyOutcome(products);
    const { currency } = shop.value;
    const found = await marketPrices(soon(shopId), products.value, query.country, currency);
    return found.ok ? { ok: true, response: found.value } : shopifyOutcome(found);
  });

  serve(app, resolveShop, readProductMetafields, async ({ query, session }) => {
    const names = [...new Set(query.names.split(','))];
    const found = await productMetafields(soon(session.shopId), idsIn(query.ids), names);
    if (!found.ok) return shopifyOutcome(found);
    const products = [...found.value.products].map(([id, metafields]) => ({ id, metafields }));
    return { ok: true, response: { products } };
  });
}

const QUANTITY_RULES = { document: QUANTITY_RULES_QUERY, data: quantityRulesData, idsAtOnce: 250 };

/** Products with the quantity rules of restricted variants, for shoppers in `country`. */
async function withQuantityRules(
  admin: AdminClient,
  products: readonly CatalogueProduct[],
  country: string | null,
): Promise<ShopifyResult<CatalogueProduct[]>> {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
  const found = await pricingByVariant(admin, QUANTITY_RULES, ids, country);
  if (!found.ok) return found;
  const rules = new Map<number, QuantityRule>();
  for (const [id, { quantityRule }] of found.value) {
    const { minimum: min, maximum: max, increment } = quantityRule;
    if (min > 1 || max !== null || increment > 1) rules.set(id, { min, max, increment });
  }
  return { ok: true, value: products.map((product) => withRules(product, rules)) };
}

function withRules(product: CatalogueProduct, rules: ReadonlyMap<number, QuantityRule>): CatalogueProduct {
  const variants = product.variants.map((variant) => {
    const quantityRule = rules.get(variant.id);
    return quantityRule ? { ...variant, quantityRule } : variant;
  });
  return { ...product, variants };
}
