import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { askDataSource } from '@cartwright/core/contract/data-sources';
import { apiError } from '@cartwright/core/contract/error';
import { aMirroredProduct, aMirroredVariant } from '@cartwright/core/testing/a-mirrored-product';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { catalogueState, orderLines, orders } from '../db/schema';
import { aMirror, aMirroredCollection } from '../testing/a-mirror';
import { silentLogger } from '../testing/silent-logger';
import { testDatabase } from '../testing/test-database';
import { dataSourceRoutes } from './data-source-routes';
import { dataSources } from './resolve-data-source';

const database = testDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');
const YESTERDAY = new Date('2026-11-20T12:00:00Z');
const US = {
  places: [{ priceCountry: 'US', countries: ['US'], publications: [] }],
  home: null,
  language: 'en',
  languages: [],
  metafields: [],
};

const MUG = aMirroredProduct({ id: 11, title: 'Enamel mug' });
const CUP = aMirroredProduct({
  id: 12,
  title: 'Enamel cup',
  metafields: [{ namespace: 'custom', key: 'care', type: 'single_line_text_field', value: 'By hand' }],
});
const SOLD_OUT = aMirroredProduct({ id: 13, variants: [aMirroredVariant({ id: 130, available: false })] });
const CLOTH = aMirroredProduct({ id: 14, title: 'Cloth', tags: ['kitchen'] });
const GIFT = aMirroredProduct({ id: 15, title: 'Sticker' });

let shops = 0;

/** A shop with these products, of which mug and cup were bought together a hundred times. */
async function aShop(products: readonly MirroredProduct[] = [MUG, CUP, SOLD_OUT, CLOTH, GIFT]) {
  const store = forShop(database(), `sources-${++shops}.myshopify.com`);
  const collections = [aMirroredCollection(7, [14, 13, 11])];
  await aMirror(store).products(...products);
  await aMirror(store).collections(...collections);
  await store.update(catalogueState, { scope: US });
  const numbers = Array.from({ length: 100 }, (_, at) => at + 1);
  const usual = {
    kind: 'online',
    isCancelled: false,
    isEdited: false,
    currency: 'USD',
    discounts: [],
  } as const;
  await store.insertMany(
    orders,
    numbers.map((orderId) => ({ orderId, placedAt: YESTERDAY, updatedAt: YESTERDAY, ...usual })),
  );
  const line = { kind: 'sale' as const, happenedAt: YESTERDAY, units: 1, revenue: 100, properties: {} };
  await store.insertMany(
    orderLines,
    numbers.flatMap((orderId) => [
      { ...line, orderId, lineId: 1, productId: 11 },
      { ...line, orderId, lineId: 2, productId: 12 },
    ]),
  );
  const index = buildIndex(products, collections, ['en']);
  return { store, index };
}

/** A server for these shops. */
function aServer(...all: readonly Awaited<ReturnType<typeof aShop>>[]) {
  const of = (id: string) => all.find(({ store }) => store.shopId === id) ?? null;
  const indexOf = async (id: string) => of(id)?.index ?? buildIndex([], []);
  const sources = dataSources({
    indexOf,
    indexVersionOf: () => '1',
    giftsOf: async () => new Set([15]),
    clock: () => NOW,
    logger: silentLogger,
  });
  const app = new Hono();
  dataSourceRoutes(app, {
    answerDataSource: sources.answer,
    indexOf,
    find: async (id) => of(id),
    clock: () => NOW,
    trustedProxies: 1,
  });
  const get = (path: string, query: Record<string, string>) =>
    app.request(`/api/v1${path}?${new URLSearchParams(query)}`, {
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
  return {
    get,
    async ask(path: string, query: Record<string, string>) {
      const response = await get(path, query);
      expect(response.status).toBe(200);
      return askDataSource.response.parse(await response.json());
    },
    async refused(path: string, query: Record<string, string>) {
      const response = await get(path, query);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      const { error } = apiError.parse(await response.json());
      return [response.status, error.message, ...(error.issues ?? []).map((each) => each.path.join('.'))];
    },
  };
}

test('returns products with their details and reasons, readable from any page', async () => {
  const shop = await aShop();
  const { get, ask } = aServer(shop);
  const query = {
    key: shop.store.shopId,
    shopify_product_ids: '11',
    metafields: 'yes',
    selling_plans: 'yes',
  };
  const { metadata, data } = await ask('/products/recommended', query);
  expect(metadata).toMatchObject({
    source: { path: '/products/recommended', name: 'Bought together' },
    rules: [],
    time: NOW.toISOString(),
  });
  // What is sold out, given away or in the cart isn't there; nobody bought the cloth.
  expect(metadata.products.map(({ id, by, reason }) => [id, by, reason])).toEqual([
    [12, 'recommended', 'Bought together with Enamel mug in 100 orders'],
    [14, 'similar', 'Similar: mill'],
  ]);
  expect(data[0]).toMatchObject({
    id: 12,
    title: 'Enamel cup',
    currency: 'USD',
    variants: [{ id: 120, price: 1000, available: true }],
    metafields: { 'custom.care': 'By hand' },
    requiresSellingPlan: false,
  });
  const response = await get('/products/recommended', query);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('resolves a variant to its product, and takes collection and tag from the path', async () => {
  const shop = await aShop();
  const { ask } = aServer(shop);
  const key = shop.store.shopId;
  const ids = async (path: string, query: Record<string, string> = {}) =>
    (await ask(path, { key, ...query })).data.map(({ id }) => id);
  expect(await ids('/products/recommended', { shopify_variant_ids: '110', limit: '1' })).toEqual([12]);
  expect(await ids('/products/collection/7')).toEqual([14, 11]);
  expect(await ids('/products/tag/Kitchen')).toEqual([14]);
  expect(await ids('/products/recently_viewed', { shopify_product_ids: '14,15,11,99' })).toEqual([14, 11]);
});

test('returns nothing of another shop', async () => {
  const [shop, other] = [await aShop([MUG, CUP]), await aShop([CLOTH])];
  const { ask } = aServer(shop, other);
  const found = await ask('/products/top_sellers', { key: other.store.shopId });
  expect(found.data.map(({ id }) => id)).toEqual([]);
});

test('rejects invalid requests with the path of each error', async () => {
  const shop = await aShop();
  const { refused, get } = aServer(shop);
  const key = shop.store.shopId;
  expect(await refused('/products/recommended', { key, limit: '101' })).toEqual([
    400,
    expect.stringContaining('query.limit'),
    'query.limit',
  ]);
  const ofTwo = await refused('/products/recommended', { key, shopify_product_ids: 'a', other: '1' });
  expect(ofTwo).toEqual([
    400,
    expect.stringContaining('numbers with commas between them'),
    'query.shopify_product_ids',
    'query',
  ]);
  const status = async (path: string, query: Record<string, string>) => (await refused(path, query))[0];
  expect(await status('/products/recommended', {})).toBe(400);
  expect(await status('/products/recommended', { key: 'another.myshopify.com' })).toBe(404);
  for (const path of ['nothing', 'related', 'hand_picked', 'collection/x']) {
    expect(await status(`/products/${path}`, { key })).toBe(404);
  }
  for (let requests = 0; requests < 120; requests += 1) await get('/products/nothing', { key });
  expect(await status('/products/nothing', { key })).toBe(429);
});
