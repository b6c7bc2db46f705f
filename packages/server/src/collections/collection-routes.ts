import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { productsOutside } from '@cartwright/core/catalogue/index/products-outside';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import {
  listShopCollections,
  readCollectionSettings,
  saveCollectionSettings,
} from '@cartwright/core/contract/collection-settings';
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  explainListing,
  listCampaigns,
  listOutsiders,
  listPublishedCampaigns,
  pauseCampaign,
  publishCampaign,
  readCampaign,
  readDefaults,
  saveCampaign,
  saveDefaults,
} from '@cartwright/core/contract/collections';
import { paginationOf } from '@cartwright/core/contract/paging';
import { ownListing, previewListing } from '@cartwright/core/contract/preview-listing';
import { listingIssues } from '@cartwright/core/listing/settings/validate-listing';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { saveDocument } from '../documents/save-at-revision';
import { asData, readDocument } from '../documents/stored-documents';
import { namedTest, testsOf } from '../experiments/running-tests';
import { serve } from '../http/endpoint-route';
import type { ResolveShop, Session } from '../http/session';
import { DEFAULTS } from '../listing/default-settings-rows';
import { knownProducts } from '../products/known-products';
import { mirroredProductsById } from '../products/mirrored-products';
import { campaignRows } from './campaign-rows';
import {
  featuredIds,
  listedCampaign,
  publishedCampaigns,
  readableCampaigns,
  statusOf,
} from './campaign-states';
import {
  createShopCampaign,
  deleteShopCampaign,
  duplicateShopCampaign,
  pauseShopCampaign,
  publishShopCampaign,
  readCampaign as readShopCampaign,
  saveShopCampaign,
} from './change-campaign';
import { explainedListing } from './explained-listing';
import { knownCollections } from './known-collections';
import { knownImages } from './known-images';
import { previewedListing } from './previewed-listing';
import {
  collectionMissing,
  savedCollectionSettings,
  saveOwnSettings,
  shopCollections,
} from './shop-collections';
import { sortedCampaigns } from './sorted-campaigns';

export interface CollectionRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Called after possible changes of the shop's collection pages. */
  readonly afterChange?: (shopId: string) => Promise<void>;
}

export function collectionRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, indexOf, clock, newId, afterChange = async () => {} }: CollectionRouteOptions,
): void {
  const contextOf = async (store: ShopStore) => ({ knows: await knownCollections(store), now: clock() });

  const savedBy = ({ user }: Session) => ({ now: clock(), by: user.name });

  serve(app, resolveShop, readDefaults, ({ session }) => readDocument(storeOf(session.shopId), DEFAULTS));

  serve(app, resolveShop, saveDefaults, async ({ body, session }) => {
    const { setting: document, revision } = body;
    const request = { document, revision, ...savedBy(session) };
    const saved = await saveDocument(storeOf(session.shopId), DEFAULTS, request);
    if (saved.ok) await afterChange(session.shopId);
    return asData(saved);
  });

  serve(app, resolveShop, listCampaigns, async ({ query, session }) => {
    const { page, limit, search, status, sort } = query;
    const store = storeOf(session.shopId);
    const { knows, now } = await contextOf(store);
    const rows = await campaignRows(store);
    const all = readableCampaigns(rows, knows);
    const found = rows.filter(
      (row) => isFoundIn(row.name, search) && (status === undefined || statusOf(row, knows, now) === status),
    );
    const shown = sortedCampaigns(found, sort).slice((page - 1) * limit, page * limit);
    const knowsProduct = await knownProducts(store, [...new Set(shown.flatMap(featuredIds))]);
    const knowsImage = await knownImages(store);
    const tests = await testsOf(store, 'collection', now);
    return {
      ok: true,
      response: {
        campaigns: shown.map((row) => {
          const runningTest = namedTest(tests.get(row.id), row.id);
          return listedCampaign(row, all, { knows, knowsProduct, knowsImage, runningTest, now });
        }),
        pagination: paginationOf({ limit, page, totalItems: found.length }),
      },
    };
  });

  serve(app, resolveShop, listPublishedCampaigns, async ({ session }) => {
    const store = storeOf(session.shopId);
    const { knows, now } = await contextOf(store);
    const all = readableCampaigns(await campaignRows(store), knows);
    return { ok: true, response: { campaigns: publishedCampaigns(all, now) } };
  });

  serve(app, resolveShop, createCampaign, ({ body, session }) =>
    createShopCampaign(storeOf(session.shopId), {
      id: body.id ?? newId(),
      name: body.setting.name,
      ...savedBy(session),
    }),
  );

  serve(app, resolveShop, duplicateCampaign, ({ params, body, session }) =>
    duplicateShopCampaign(storeOf(session.shopId), {
      id: params.id,
      copyId: body?.id ?? newId(),
      ...savedBy(session),
    }),
  );

  serve(app, resolveShop, readCampaign, async ({ params, session }) => {
    const store = storeOf(session.shopId);
    return asData(await readShopCampaign(store, params.id, await contextOf(store)));
  });

  serve(app, resolveShop, saveCampaign, async ({ params, body, session }) => {
    const store = storeOf(session.shopId);
    const context = { ...(await contextOf(store)), ...savedBy(session) };
    const saved = await saveShopCampaign(store, { id: params.id, ...body }, context);
    if (saved.ok) await afterChange(session.shopId);
    return asData(saved);
  });

  serve(app, resolveShop, publishCampaign, async ({ params, body, session }) => {
    const store = storeOf(session.shopId);
    const context = { ...(await contextOf(store)), ...savedBy(session) };
    const published = await publishShopCampaign(store, { id: params.id, ...body }, context);
    if (published.ok) await afterChange(session.shopId);
    return asData(published);
  });

  serve(app, resolveShop, pauseCampaign, async ({ params, session }) => {
    const store = storeOf(session.shopId);
    const context = { ...(await contextOf(store)), ...savedBy(session) };
    const paused = await pauseShopCampaign(store, params.id, context);
    if (paused.ok) await afterChange(session.shopId);
    return asData(paused);
  });

  serve(app, resolveShop, deleteCampaign, async ({ params, query, session }) => {
    const store = storeOf(session.shopId);
    const deleted = await deleteShopCampaign(store, { id: params.id, ...query }, await contextOf(store));
    if (deleted.ok) await afterChange(session.shopId);
    return deleted;
  });

  serve(app, resolveShop, listShopCollections, async ({ query, session: { shopId } }) => {
    const index = await indexOf(shopId);
    return { ok: true, response: await shopCollections(storeOf(shopId), index, query, clock()) };
  });

  serve(app, resolveShop, readCollectionSettings, async ({ params, session: { shopId } }) =>
    asData(await savedCollectionSettings(storeOf(shopId), await indexOf(shopId), params.id, clock())),
  );

  serve(app, resolveShop, saveCollectionSettings, async ({ params, body, session }) => {
    const { shopId } = session;
    const request = { id: params.id, ...body, ...savedBy(session) };
    const saved = await saveOwnSettings(storeOf(shopId), await indexOf(shopId), request);
    if (saved.ok) await afterChange(shopId);
    return asData(saved);
  });

  serve(app, resolveShop, listOutsiders, async ({ body, session: { shopId } }) => {
    const outside = productsOutside(await indexOf(shopId), body);
    const known = await mirroredProductsById(storeOf(shopId), outside);
    const products = outside.flatMap((id) => {
      const title = known.get(id)?.title;
      return title === undefined ? [] : [{ id, title }];
    });
    return { ok: true, response: { products } };
  });

  serve(app, resolveShop, explainListing, async ({ params, session: { shopId } }) => {
    const index = await indexOf(shopId);
    if (!index.collections.has(params.id)) return collectionMissing();
    return { ok: true, response: await explainedListing(storeOf(shopId), index, params.id, clock()) };
  });

  serve(app, resolveShop, previewListing, async ({ params, body, session: { shopId } }) => {
    const issues = listingIssues(ownListing(body.settings));
    if (issues.length > 0) return invalidDocument(issues, 'Fill in required fields to see the preview.');
    const index = await indexOf(shopId);
    const isKnown = params.id === ALL_PRODUCTS.id ? index.rows.size > 0 : index.collections.has(params.id);
    if (!isKnown) return collectionMissing();
    const request = { ...body, collectionId: params.id, now: clock() };
    return { ok: true, response: await previewedListing(storeOf(shopId), index, request) };
  });
}
