import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { aMirroredVariant } from '../testing/a-mirrored-product';
import { aSourceRequest, aSourceShop } from '../testing/a-source-shop';
import { BUILT_IN_SOURCES, builtInPath } from './built-in-sources';
import { resolveSource } from './resolve-source';

const IDS = [1, 2, 3, 4, 5, 6, 7, 8];
const WORDS = ['Red candle', 'Candle', 'Green tea', 'Tea', 'Matches', 'Red tea', 'Soap', 'Green soap'];

const products = IDS.map((id, at) => ({
  id,
  title: WORDS[at] ?? '',
  tags: id % 2 === 0 ? ['even'] : [],
  variants: [aMirroredVariant({ id: id * 10, available: id !== 3 && id !== 6 })],
}));
const orders = array(record({ products: array(constantFrom(...IDS), { minLength: 1, maxLength: 4 }) }), {
  maxLength: 30,
});
const question = record({
  path: constantFrom(...BUILT_IN_SOURCES.map(builtInPath), '/products/tag/even'),
  limit: integer({ min: 1, max: 10 }),
  pageProducts: subarray(IDS, { maxLength: 1 }),
  cartProducts: subarray(IDS, { maxLength: 4 }),
  viewed: array(constantFrom(...IDS), { maxLength: 6 }),
  ownOrders: array(
    record({
      minute: integer({ min: 0, max: 9000 }),
      products: array(constantFrom(...IDS), { maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
  recentlyViewed: array(constantFrom(...IDS), { maxLength: 6 }),
  chosen: array(constantFrom(...IDS), { maxLength: 8 }),
  outOfStock: constantFrom('all', 'hide', 'end'),
  explains: constantFrom(true, false),
});

test('Equal requests return equal results: no duplicates, page or cart products, exclusions or gifts.', () => {
  assert(
    property(
      orders,
      question,
      subarray(IDS, { maxLength: 2 }),
      subarray(IDS, { maxLength: 2 }),
      (made, request, out, gifts) => {
        const shop = () =>
          aSourceShop({
            products,
            orders: made,
            exclusions: { excludedProducts: out, excludedTags: [], excludedCollections: [] },
            gifts: new Set(gifts),
          });
        const response = resolveSource(shop(), aSourceRequest(request));
        expect(resolveSource(shop(), aSourceRequest(request))).toEqual(response);
        const ids = response?.products.map(({ product }) => product) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(request.limit);
        const never = new Set([...request.pageProducts, ...request.cartProducts, ...out, ...gifts]);
        expect(ids.filter((id) => never.has(id))).toEqual([]);
        const soldOut = ids.map((id) => id === 3 || id === 6);
        if (request.outOfStock === 'hide') expect(soldOut).not.toContain(true);
        if (request.outOfStock === 'end')
          expect(soldOut).toEqual(soldOut.toSorted((a, b) => Number(a) - Number(b)));
      },
    ),
  );
});

test('The parts of a counted product’s explanation add up to its score.', () => {
  assert(
    property(orders, question, (made, request) => {
      const shop = aSourceShop({ products, orders: made });
      for (const { score, parts } of resolveSource(shop, aSourceRequest({ ...request, explains: true }))
        ?.products ?? []) {
        if (score === null) continue;
        expect(parts.reduce((sum, part) => sum + part.score, 0)).toBeCloseTo(score, 9);
      }
    }),
  );
});
