import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { metafieldsOf, optionsOf } from '@cartwright/core/catalogue/index/filterable';
import { listFilterable } from '@cartwright/core/contract/filterable';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { isMirrored } from './page-source';

export interface FilterableRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
}

export function filterableRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, indexOf }: FilterableRouteOptions,
): void {
  serve(app, resolveShop, listFilterable, async ({ session: { shopId } }) => {
    const index = await indexOf(shopId);
    const isComplete = await isMirrored(storeOf(shopId));
    return { ok: true, response: { options: optionsOf(index), metafields: metafieldsOf(index), isComplete } };
  });
}
