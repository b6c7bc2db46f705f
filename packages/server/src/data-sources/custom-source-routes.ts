import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import {
  listDataSources,
  readCustomSources,
  saveCustomSources,
  tryCustomSource,
} from '@cartwright/core/contract/data-sources';
import { namedDataSources } from '@cartwright/core/data-sources/built-in-sources';
import type { CustomSources } from '@cartwright/core/data-sources/custom-source';
import { requestedFacts } from '@cartwright/core/data-sources/requested-facts';
import { customSourcePath } from '@cartwright/core/data-sources/source-at';
import { NOTHING_KNOWN } from '@cartwright/core/data-sources/source-request';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { saveDocument } from '../documents/save-at-revision';
import { asData, readDocument } from '../documents/stored-documents';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { wantPublication } from '../publishing/publication-state';
import type { Publisher } from '../publishing/publisher';
import { customSourcesOf, SHOPS_SOURCES } from './custom-sources';
import type { DataSources } from './resolve-data-source';
import { sourceData } from './source-data';

export interface CustomSourceRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly publisherOf: (shopId: string) => Publisher;
  readonly tryDataSource: DataSources['tryRules'];
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly clock: () => Date;
}

/** Routes of widgets' data sources: built-in ones, and custom ones to read, save and try. */
export function customSourceRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, publisherOf, tryDataSource, indexOf, clock }: CustomSourceRouteOptions,
): void {
  serve(app, resolveShop, listDataSources, async ({ session }) => {
    const own = (await customSourcesOf(storeOf(session.shopId))).map(({ id, name }) => ({
      path: customSourcePath(id),
      name,
      description: 'Products by rules of your own.',
    }));
    const dataSources = [...namedDataSources(), ...own].sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { ok: true, response: { dataSources } };
  });

  serve(app, resolveShop, readCustomSources, ({ session }) =>
    readDocument(storeOf(session.shopId), SHOPS_SOURCES),
  );

  serve(app, resolveShop, saveCustomSources, async ({ body, session }) => {
    const { setting: document, revision } = body;
    const request = { document, revision, now: clock(), by: session.user.name };
    let isPublished = false;
    const before = async (shop: ShopStore, saved: CustomSources) => {
      isPublished = factsOfSources(saved) !== factsOfSources(document);
      if (isPublished) await wantPublication(shop);
    };
    const saved = await saveDocument(storeOf(session.shopId), SHOPS_SOURCES, request, before);
    if (saved.ok && isPublished) await publisherOf(session.shopId).publish('save');
    return asData(saved);
  });

  serve(app, resolveShop, tryCustomSource, async ({ body, session }) => {
    const { source, pageProducts, cartProducts, total, country, isSignedIn, limit } = body;
    const store = storeOf(session.shopId);
    const shopper = { country, language: null };
    const path = customSourcePath(source.id);
    const question = {
      path,
      limit,
      pageProducts,
      cartProducts,
      viewed: pageProducts,
      recentlyViewed: pageProducts,
      ownOrders: [],
      chosen: [],
      outOfStock: 'hide',
      facts: { ...NOTHING_KNOWN, total, items: cartProducts.length, country, isSignedIn },
      explains: true,
    } as const;
    const response = await tryDataSource(store, source, question, shopper);
    const resolved = { source: { path, name: source.name }, response, shopper, now: clock() };
    const index = await indexOf(session.shopId);
    return {
      ok: true,
      response: await sourceData(store, index, resolved, { metafields: false, sellingPlans: false }),
    };
  });
}

/** Facts about shoppers' carts that sources require from store pages. */
function factsOfSources({ sources }: CustomSources): string {
  return JSON.stringify(sources.map((source) => [source.id, requestedFacts([source])]));
}
