import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import {
  type CatalogueCollection,
  listCollections,
  readCollections,
} from '@cartwright/core/contract/shop-collections';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { AdminClient } from '../shopify/admin-client';
import {
  PRODUCT_TAGS_QUERY,
  PRODUCT_VENDORS_QUERY,
  productValuesData,
} from '../shopify/documents/product-values';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { byIds } from './by-ids';
import { collectionsById, findCollections } from './collections';
import { idsIn } from './ids-in';
import { findMirroredCollections, mirroredCollectionsById } from './mirrored-collections';
import { findMirroredTags, findMirroredVendors } from './mirrored-values';
import { pageBefore, pageOutcome } from './page-cursor';
import { isMirrored, pageSource } from './page-source';
import type { PickerRouteOptions } from './product-routes';
import { REST_TIMEOUT_MS, TIMEOUT_MS } from './timeout';

/** Routes of the shop's collections, tags and vendors. */
export function collectionRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, adminOf, mirrorsCatalogue: mirrors }: PickerRouteOptions,
): void {
  const soon = (shopId: string) => adminOf(shopId).within(TIMEOUT_MS);

  serve(app, resolveShop, listCollections, async ({ query: { query, after }, session }) => {
    const store = storeOf(session.shopId);
    const source = await pageSource(store, 'collections', { after, mirrors });
    if (!source.ok) return source;
    if (source.from === 'mirror') {
      const { collections, next, pages } = await findMirroredCollections(store, query ?? '', source.behind);
      return { ok: true, response: { collections }, page: pageBefore(next, pages) };
    }
    const found = await findCollections(soon(session.shopId), { query, after: source.cursor });
    if (!found.ok) return pageOutcome(found, source);
    const { collections, next } = found.value;
    return { ok: true, response: { collections }, page: pageBefore(next) };
  });

  serve(app, resolveShop, readCollections, async ({ query, session: { shopId } }) => {
    const [store, ids] = [storeOf(shopId), idsIn(query.ids)];
    const isHere = mirrors && (await isMirrored(store));
    const mirrored = isHere
      ? await mirroredCollectionsById(store, ids)
      : new Map<number, CatalogueCollection>();
    const admin = adminOf(shopId).within(mirrored.size > 0 ? REST_TIMEOUT_MS : TIMEOUT_MS);
    const found = await byIds(ids, mirrored, (missing) => collectionsById(admin, missing));
    return found.ok ? { ok: true, response: { collections: found.value } } : shopifyOutcome(found);
  });

  const words = async (
    { list, find, document }: (typeof WORDS)[keyof typeof WORDS],
    shopId: string,
    { query, after }: { query?: string | undefined; after?: string | undefined },
  ) => {
    const store = storeOf(shopId);
    const source = await pageSource(store, list, { after, mirrors });
    if (!source.ok) return source;
    if (source.from === 'mirror') {
      const found = await find(store, { query: query ?? '', behind: source.behind });
      return { ok: true, words: found.words, page: pageBefore(found.next) } as const;
    }
    const found = await findProductValues(soon(shopId), document, { query, after: source.cursor });
    if (!found.ok) return pageOutcome(found, source);
    return { ok: true, words: found.value.words, page: pageBefore(found.value.next) } as const;
  };

  serve(app, resolveShop, listProductTags, async ({ query, session }) => {
    const found = await words(WORDS.tags, session.shopId, query);
    return found.ok ? { ok: true, response: { tags: found.words }, page: found.page } : found;
  });

  serve(app, resolveShop, listProductVendors, async ({ query, session }) => {
    const found = await words(WORDS.vendors, session.shopId, query);
    return found.ok ? { ok: true, response: { vendors: found.words }, page: found.page } : found;
  });
}

/** Lists of words, with the query of the mirror and of Shopify. */
const WORDS = {
  tags: { list: 'tags', find: findMirroredTags, document: PRODUCT_TAGS_QUERY },
  vendors: { list: 'vendors', find: findMirroredVendors, document: PRODUCT_VENDORS_QUERY },
} as const;

const PAGE = 50;

/** Shopify can't search tags and vendors: page size, and maximum of pages read per response. */
const READ_AT_ONCE = 1_000;
const MAX_READS = 5;

/**
 * Page of a query's list (PRODUCT_TAGS_QUERY, PRODUCT_VENDORS_QUERY), filtered by `query`. If few values match, a
 * page may have fewer than 50, and `next` continues. Cursors are Shopify's.
 */
async function findProductValues(
  admin: AdminClient,
  document: string,
  { query = '', after }: { query?: string | undefined; after: string | null },
): Promise<ShopifyResult<{ words: string[]; next: string | null }>> {
  const found: { readonly node: string; readonly cursor: string }[] = [];
  let cursor = after;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const response = await admin.run(document, { first: READ_AT_ONCE, after: cursor }, productValuesData);
    if (!response.ok) return response;
    const { edges, pageInfo } = response.value.words ?? { edges: [], pageInfo: { hasNextPage: false } };
    found.push(...edges.filter(({ node }) => isFoundIn(node, query)));
    if (found.length > PAGE) return page(found.slice(0, PAGE), found[PAGE - 1]?.cursor ?? null);
    const last = edges.at(-1);
    if (!last || !pageInfo.hasNextPage) return page(found, null);
    cursor = last.cursor;
  }
  return page(found, cursor);
}

function page(found: readonly { readonly node: string }[], next: string | null) {
  return { ok: true, value: { words: found.map(({ node }) => node), next } } as const;
}
