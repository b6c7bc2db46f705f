import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { type SomeOrder, someOrders, someSimilarTexts, times } from '../../testing/some-baskets';
import { MINUTES_OF_DAY } from '../baskets/basket-index';
import { boughtTogether, explainBoughtTogether } from './bought-together';
import { bestOf } from './scored';
import { seedsOf } from './seeds';

const NOON = MINUTES_OF_DAY / 2;
const seeds = (...products: number[]) => products.map((product) => ({ product, weight: 1 }));
const scoresOf = (index: ReturnType<typeof someOrders>, products: number[], now = NOON) =>
  new Map(boughtTogether(index, seeds(...products), now).map(({ product, score }) => [product, score]));

/*
 * Ten orders, all of today: 4 with 1 and 2, 1 with 1 and 3, 5 with 4 alone. n(1) = 5.
 *   2: p = 0.4, c = (4 + 5·0.4)/(5 + 5) = 0.6; score 0.6·(0.6/0.4)^0.25 = 0.6·1.10668 = 0.66401.
 *   3 is in one order with 1: it counts as none. p = 0.1, c = (0 + 0.5)/10 = 0.05; 0.05·0.5^0.25 = 0.05·0.84090 = 0.04204.
 *   4: p = 0.5, c = 2.5/10 = 0.25; 0.25·0.5^0.25 = 0.21022.
 */
test('scores pairs of one product, and best sellers by their share', () => {
  const index = someOrders([...times(4, 1, 2), ...times(1, 1, 3), ...times(5, 4)]);
  const scores = scoresOf(index, [1]);
  expect(scores.get(2)).toBeCloseTo(0.66401, 5);
  expect(scores.get(3)).toBeCloseTo(0.04204, 5);
  expect(scores.get(4)).toBeCloseTo(0.21022, 5);
  expect(scores.has(1)).toBe(false);
});

/*
 * Orders of 1 with 2 on day 0 (twice), of 1 with 3 on day 120 (twice), of 1 alone on day 120; asked on day 120. Weights 1/2 and
 * 1: n = 2·0.5 + 2 + 1 = 4. p(2) = p(3) = 2/5 = 0.4.
 *   2: c = (1 + 2)/(4 + 5) = 1/3; ·(1/3 / 0.4)^0.25 = 0.83333^0.25 = 0.95544: 0.31848.
 *   3: c = (2 + 2)/9 = 0.44444; ·(1.11111)^0.25 = 1.02669: 0.45631.
 */
test('counts an order from 120 days ago half', () => {
  const then = (order: SomeOrder) => ({ ...order, day: 120 });
  const index = someOrders([...times(2, 1, 2), ...times(2, 1, 3).map(then), ...times(1, 1).map(then)]);
  const scores = scoresOf(index, [1], 120 * MINUTES_OF_DAY + NOON);
  expect(scores.get(2)).toBeCloseTo(0.31848, 5);
  expect(scores.get(3)).toBeCloseTo(0.45631, 5);
});

/*
 * Twenty orders: 5 with 1 and 3, 5 with 2 and 3, 10 with 4. p(3) = 0.5.
 * Of 1: c = (5 + 2.5)/(5 + 5) = 0.75; ·1.5^0.25 = 1.10668: 0.83001. Of 2 the same: together 1.66002.
 */
test('adds up the scores of several products', () => {
  const index = someOrders([...times(5, 1, 3), ...times(5, 2, 3), ...times(10, 4)]);
  expect(scoresOf(index, [1, 2]).get(3)).toBeCloseTo(1.66002, 5);
});

test('uses pairs only for a product with fewer than five orders', () => {
  const index = someOrders([...times(4, 1, 2), ...times(5, 4)]);
  expect([...scoresOf(index, [1]).keys()]).toEqual([2]);
  expect([...scoresOf(index, [9]).keys()]).toEqual([]);
});

/*
 * "Red candle" (1) has 5 orders, "Green candle" (2) 10, "Blue mug" (3) 100. 1 lends from 2 alone, the only one like it:
 * w = 5/(5 + 20) = 0.2, so 2 weighs 0.8 whatever the cosine is.
 */
test('borrows orders from products with similar texts when a product has few', () => {
  const texts = someSimilarTexts('Red candle', 'Green candle', 'Blue mug', 'Matches');
  const index = someOrders([...times(5, 1), ...times(10, 2, 4), ...times(100, 3)]);
  expect(seedsOf(index, texts, [1])).toEqual([
    { product: 1, weight: 0.2 },
    { product: 2, weight: expect.closeTo(0.8, 12), isBorrowed: true },
  ]);
  // 2 has 10 orders: w = 10/30. 3 has 100, which is enough. 4 has no similar product.
  expect(seedsOf(index, texts, [2])[0]?.weight).toBeCloseTo(1 / 3, 12);
  expect(seedsOf(index, texts, [3])).toEqual([{ product: 3, weight: 1 }]);
  expect(seedsOf(index, texts, [4])).toEqual([{ product: 4, weight: 1 }]);
  // Several seeds don't borrow.
  expect(seedsOf(index, texts, [1, 3])).toEqual(seeds(1, 3));
});

/*
 * As above; 4 is in 10 of 115 orders: p = 0.086957.
 * Of 1 (n = 5): c = (0 + 5p)/10 = 0.043478; ·0.5^0.25 = 0.84090: 0.036561; times 0.2: 0.007312.
 * Of 2 (n = 10): c = (10 + 5p)/15 = 0.695652; ·(0.695652/0.086957 = 8)^0.25 = 1.681793: 1.169943; times 0.8: 0.935954.
 */
test('explains borrowed scores as such', () => {
  const texts = someSimilarTexts('Red candle', 'Green candle', 'Blue mug', 'Matches');
  const index = someOrders([...times(5, 1), ...times(10, 2, 4), ...times(100, 3)]);
  expect(explainBoughtTogether(index, seedsOf(index, texts, [1]), 4, NOON)).toEqual([
    { score: expect.closeTo(0.007312, 6), reason: { reason: 'popular' } },
    {
      score: expect.closeTo(0.935954, 6),
      reason: { reason: 'bought-with-similar', like: 1, with: 2, orders: 10 },
    },
  ]);
});

test('uses the latest ten seed products without duplicates', () => {
  const products = [1, 1, ...Array.from({ length: 12 }, (_, at) => at + 2)];
  expect(seedsOf(someOrders([]), null, products).map(({ product }) => product)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test('sorts equal scores by product number', () => {
  const index = someOrders([...times(5, 1, 9, 7, 8)]);
  expect(bestOf(boughtTogether(index, seeds(1), NOON), 2).map(({ product }) => product)).toEqual([7, 8]);
});

test('explains a score by parts that add up to it', () => {
  const product = constantFrom(1, 2, 3, 4, 5, 6);
  const orders = array(array(product, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 30 });
  assert(
    property(orders, uniqueArray(product, { minLength: 1, maxLength: 3 }), (bought, requested) => {
      const index = someOrders(bought.map((products, day) => ({ day, products })));
      const texts = someSimilarTexts('red cup', 'red mug', 'blue cup', 'blue mug', 'tea', 'red tea');
      const all = seedsOf(index, texts, requested);
      const now = 60 * MINUTES_OF_DAY;
      for (const { product, score } of boughtTogether(index, all, now)) {
        const parts = explainBoughtTogether(index, all, product, now);
        expect(parts.reduce((sum, part) => sum + part.score, 0)).toBeCloseTo(score, 12);
      }
    }),
  );
});
