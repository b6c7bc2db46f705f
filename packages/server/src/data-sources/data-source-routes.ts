import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { runOf } from '@cartwright/core/columns/runs';
import {
  askChosenDataSource,
  askCustomSource,
  askDataSource,
  type SourceData,
  sourceQuery,
} from '@cartwright/core/contract/data-sources';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { builtInAt, customSourceId } from '@cartwright/core/data-sources/source-at';
import { NOTHING_KNOWN } from '@cartwright/core/data-sources/source-request';
import type { Context, Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure, failureResponse } from '../http/api-failure';
import { issuesOf } from '../http/issues-of';
import { publicLimit } from '../http/public-limit';
import { customSourceOf } from './custom-sources';
import type { DataSources } from './resolve-data-source';
import { sourceData } from './source-data';

export interface DataSourceRouteOptions {
  readonly answerDataSource: DataSources['answer'];
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  /** Finds a shop by its myshopify.com domain. */
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly clock: () => Date;
  /** Number of proxies in front of the server; null if not configured. */
  readonly trustedProxies: number | null;
}

interface DataSourceResponse {
  readonly ok: true;
  readonly data: SourceData;
}

const SHOPS_OWN = { country: null, language: null };

/** Public routes of data sources, in the shop's own market: responses contain no personal data. */
export function dataSourceRoutes(app: Hono, options: DataSourceRouteOptions): void {
  const mayAsk = publicLimit(options);

  async function respond(context: Context): Promise<DataSourceResponse | ApiFailure> {
    const query = sourceQuery.safeParse(context.req.query());
    if (!query.success) {
      const issues = issuesOf(['query'], query.error);
      const where = issues.map(({ path, message }) => ` ${path.join('.')}: ${message}`);
      return failure('invalid_request', `The request isn’t valid.${where[0] ?? ''}`, { issues });
    }
    const request = query.data;
    const shop = await options.find(request.key);
    if (!shop) return failure('not_found', 'This app doesn’t work for that shop.');
    const { store } = shop;
    if (!mayAsk(context, store.shopId)) return failure('too_many_requests', 'Ask less often.');
    const path = context.req.path.slice(API.length);
    const index = await options.indexOf(store.shopId);
    const ofVariants = productsOfVariants(index, request.shopify_variant_ids);
    const products = [...request.shopify_product_ids, ...ofVariants];
    const isViewed = path === '/products/recently_viewed' || path === '/products/viewed_next';
    const viewed = isViewed ? products.toReversed() : [];
    const question = {
      path,
      limit: request.limit,
      pageProducts: [],
      cartProducts: isViewed ? [] : products,
      viewed,
      recentlyViewed: viewed,
      ownOrders: [],
      chosen: [],
      outOfStock: 'hide',
      facts: { ...NOTHING_KNOWN, items: request.cart_count ?? null },
      explains: true,
    } as const;
    const found = await options.answerDataSource(store, question, SHOPS_OWN);
    const name = await nameOf(store, path);
    if (!found || name === null) return failure('not_found', 'No products are known of this source here.');
    const resolved = {
      source: { path, name },
      response: found,
      shopper: SHOPS_OWN,
      now: options.clock(),
    };
    const shown = { metafields: request.metafields, sellingPlans: request.selling_plans };
    return { ok: true, data: askDataSource.response.parse(await sourceData(store, index, resolved, shown)) };
  }

  const serveAt = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
    app.on(method, path, async (context) => {
      const result = await respond(context);
      const response = result.ok ? Response.json(result.data) : failureResponse(result);
      response.headers.set('Access-Control-Allow-Origin', '*');
      response.headers.set('Cache-Control', result.ok ? 'public, max-age=60' : 'no-store');
      return response;
    });
  serveAt(askDataSource);
  serveAt(askChosenDataSource);
  serveAt(askCustomSource);
}

/** Name of a source that the server can resolve; null for others. */
async function nameOf(store: ShopStore, path: string): Promise<string | null> {
  const id = customSourceId(path);
  if (id !== null) return (await customSourceOf(store, id))?.name ?? null;
  const source = builtInAt(path);
  return source?.knownBy === 'server' ? source.name : null;
}

const API = '/api/v1';

/** Products of variants, in order; without those missing in the index. */
function productsOfVariants(
  { rows, variants, variantColumns }: CatalogueIndex,
  ids: readonly number[],
): number[] {
  if (ids.length === 0) return [];
  const products = new Map<number, number>();
  const wanted = new Set(ids);
  for (const [product, row] of rows) {
    const { start, end } = runOf(variants, row);
    for (let at = start; at < end; at += 1) {
      const variant = variantColumns.id.values[at] ?? 0;
      if (wanted.has(variant)) products.set(variant, product);
    }
  }
  return ids.flatMap((id) => products.get(id) ?? []);
}
