import { expect, test } from 'vitest';
import { aMirroredVariant } from '../testing/a-mirrored-product';
import { aSourceRequest, aSourceShop } from '../testing/a-source-shop';
import { times } from '../testing/some-baskets';
import { resolveSource } from './resolve-source';
import { collectionSourcePath, tagSourcePath } from './source-at';
import type { SourceRequest } from './source-request';

const soldOut = (id: number) => [aMirroredVariant({ id: id * 10, available: false })];

/*
 * 1 was bought with 2 four times, 5 six times and 6 five times alone. 3 and 4 are called like 1; nobody bought 4.
 * 7 is sold out and bought with 1 three times. Of kitchen are 6, 2 and 7.
 */
const PRODUCTS = [
  { id: 1, title: 'Red candle' },
  { id: 2, title: 'Matches', tags: ['Home'] },
  { id: 3, title: 'Red candle holder', tags: ['home', 'sale'] },
  { id: 4, title: 'Candle' },
  { id: 5, title: 'Soap', tags: ['Home'] },
  { id: 6, title: 'Tea' },
  { id: 7, title: 'Lighter', variants: soldOut(7) },
];
const KITCHEN = {
  id: 9,
  handle: 'kitchen',
  title: 'Kitchen',
  image: null,
  automated: false,
  sortOrder: 'MANUAL',
  productIds: [6, 2, 7],
};
const ORDERS = [...times(4, 1, 2), ...times(6, 5), ...times(5, 6), ...times(3, 1, 7)];
const SHOP = aSourceShop({ products: PRODUCTS, collections: [KITCHEN], orders: ORDERS });

const listed = (path: string, question: Partial<SourceRequest> = {}, shop = SHOP) =>
  resolveSource(shop, aSourceRequest({ path, ...question }))?.products.map(
    ({ product, by }) => `${product} ${by}`,
  );

test('falls back from bought together to similar products to best sellers', () => {
  expect(listed('/products/recommended', { pageProducts: [1], limit: 6 })).toEqual([
    '2 recommended',
    '7 recommended',
    '5 recommended',
    '6 recommended',
    '4 similar',
    '3 similar',
  ]);
});

test.each([
  ['in place', 'all', [2, 7, 5, 6]],
  ['nowhere', 'hide', [2, 5, 6, 4]],
  ['after the others', 'end', [2, 5, 6, 4, 3, 7]],
] as const)('places sold-out products %s', (_, outOfStock, products) => {
  const found = listed('/products/recommended', { pageProducts: [1], limit: products.length, outOfStock });
  expect(found?.map((each) => Number(each.split(' ')[0]))).toEqual(products);
});

test('excludes products in the cart, excluded, given away or not sold in the market', () => {
  const shop = aSourceShop({
    products: PRODUCTS.map((product) => (product.id === 6 ? { ...product, publishedIn: ['DE'] } : product)),
    collections: [KITCHEN],
    orders: ORDERS,
    exclusions: { excludedProducts: [7], excludedTags: ['SALE'], excludedCollections: [] },
    gifts: new Set([5]),
  });
  for (const path of ['/products/recommended', '/products/top_sellers', '/products/similar']) {
    expect(listed(path, { pageProducts: [1], cartProducts: [2] }, shop)).toEqual(['4 similar']);
  }
  expect(listed('/products/hand_picked', { chosen: [2, 7, 3, 5, 6, 1, 4], cartProducts: [2] }, shop)).toEqual(
    ['1 hand_picked', '4 hand_picked'],
  );
});

test('returns hand-picked products in order, without duplicates or filling up', () => {
  expect(listed('/products/hand_picked', { chosen: [6, 2, 6, 4] })).toEqual(
    [6, 2, 4].map((id) => `${id} hand_picked`),
  );
  expect(listed(collectionSourcePath(9))).toEqual([6, 2, 7].map((id) => `${id} collection`));
  expect(listed(collectionSourcePath(8))).toEqual([]);
  expect(listed(tagSourcePath('HOME'))).toEqual([5, 2, 3].map((id) => `${id} tag`));
});

test('returns recently viewed products latest first, without the current one', () => {
  expect(listed('/products/recently_viewed', { recentlyViewed: [1, 5, 2, 5, 3], pageProducts: [3] })).toEqual(
    [5, 2, 1].map((id) => `${id} recently_viewed`),
  );
});

test('replaces viewed-next with similar products below 200 sessions', () => {
  expect(listed('/products/viewed_next', { pageProducts: [1], limit: 1 })).toEqual(['4 similar']);
  const shop = aSourceShop({ products: PRODUCTS, sessions: Array.from({ length: 200 }, () => [1, 6]) });
  expect(listed('/products/viewed_next', { pageProducts: [1], limit: 1 }, shop)).toEqual(['6 viewed_next']);
});

test('returns undefined for Shopify’s own sources and unknown paths', () => {
  for (const path of ['/products/related', '/products/complementary', '/products/nothing', '/custom/id/1']) {
    expect(listed(path)).toBeUndefined();
  }
});

test('explains each product on request', () => {
  const reasons = (path: string, question: Partial<SourceRequest>) =>
    resolveSource(SHOP, aSourceRequest({ path, explains: true, limit: 1, ...question }))?.products.map(
      ({ parts }) => parts.map(({ reason }) => reason),
    );
  expect(reasons('/products/recommended', { pageProducts: [1] })).toEqual([
    [{ reason: 'bought-together', with: 1, orders: 4 }],
  ]);
  expect(reasons(collectionSourcePath(9), {})).toEqual([[{ reason: 'in-collection', collection: 9 }]]);
  expect(reasons(tagSourcePath('home'), {})).toEqual([[{ reason: 'with-tag', tag: 'home' }]]);
  expect(reasons('/products/hand_picked', { chosen: [2] })).toEqual([[{ reason: 'chosen' }]]);
});
