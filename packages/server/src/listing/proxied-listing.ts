import type { PageListing } from '@cartwright/core/listing/settings/response-of';
import { swatchesOf } from '@cartwright/core/listing/swatches-of';
import { inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { catalogueProducts } from '../db/schema';
import type { ApiFailure } from '../http/api-failure';
import type { Handles } from './listed-products';
import { listingLiquid } from './listing-liquid';
import { type AskingPage, type ProxyOptions, proxyRoute } from './proxy-route';

/** Request for a page's listing. */
export interface ProxiedListRequest {
  /** Inputs of the list besides the index and the request. */
  readonly by: object;
  readonly list: () => Promise<PageListing>;
}

/** Route for the store's own pages at a path, which responds with listings as Liquid (`listing-liquid`). */
export function listingProxyRoute(
  app: Hono,
  path: string,
  options: ProxyOptions,
  listFor: (page: AskingPage, context: Context) => Promise<ProxiedListRequest | ApiFailure>,
): void {
  proxyRoute(app, path, options, async (page, context) => {
    const response = await listFor(page, context);
    if (!('list' in response)) return response;
    const { store, index, params } = page;
    const liquid = async () => {
      const listed = await response.list();
      const ids = listed.listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell.id] : []));
      const swatches = (option: string) => swatchesOf(index, option);
      return listingLiquid(listed, partOf(params), await handlesOf(store, ids), swatches);
    };
    return { by: response.by, liquid };
  });
}

function partOf(params: URLSearchParams): number {
  const part = params.get('part') ?? '';
  return /^[1-9]\d{0,2}$/.test(part) ? Number(part) : 1;
}

export async function handlesOf(store: ShopStore, ids: number[]): Promise<Handles> {
  if (ids.length === 0) return new Map();
  const where = inArray(catalogueProducts.productId, ids);
  const rows = await store.columns(catalogueProducts, ['productId', 'handle'], { where });
  return new Map(rows.map(({ productId, handle }) => [productId, handle]));
}
