import { expect, test } from 'vitest';
import { someOrders } from '../../testing/some-baskets';
import { MINUTES_OF_DAY } from '../baskets/basket-index';
import { boughtAfter } from './bought-after';
import { explainForYou, forYou } from './for-you';
import { purchased } from './purchased';

const on = (day: number, ...products: number[]) => ({ minute: day * MINUTES_OF_DAY, products });
const scores = (products: readonly { product: number; score: number }[]) =>
  new Map(products.map(({ product, score }) => [product, score]));

/*
 * Ann bought 1 twice, Bob 1 and 2 once: 1 has 2 customers, 1 again; 2 has 1 and 0. m = 1/3.
 * r(1) = (1 + 10/3)/12 = 0.361111, root 0.600925; r(2) = (10/3)/11 = 0.303030, root 0.550482; r(9) = m, root 0.577350.
 * Own orders: day 9: 2, 9; day 5: 1 twice that day; day 1: 1, 2.
 *   1: (0.9 + 0.81)·0.600925 = 1.027582. 2: (1 + 0.81)·0.550482 = 0.996372. 9: 1·0.577350.
 */
const REPEAT_ORDERS = someOrders([
  { day: 0, customer: 'Ann', products: [1] },
  { day: 0, customer: 'Bob', products: [1, 2] },
  { day: 1, customer: 'Ann', products: [1] },
]);
const OWN = [on(1, 1, 2), on(5, 1), on(5, 1), on(9, 2, 9)];

test('scores own repeat purchases lower the more orders followed', () => {
  const own = scores(purchased(REPEAT_ORDERS, OWN));
  expect(own.get(1)).toBeCloseTo(1.027582, 5);
  expect(own.get(2)).toBeCloseTo(0.996372, 5);
  expect(own.get(9)).toBeCloseTo(0.57735, 5);
});

test('scores by own frequency and recency when no customers are known', () => {
  const own = scores(purchased(someOrders([{ day: 0, products: [1] }]), OWN));
  expect(own.get(1)).toBeCloseTo(1.71, 12);
  expect(own.get(2)).toBeCloseTo(1.81, 12);
  expect(own.get(9)).toBe(1);
});

/*
 * After orders with 1: four customers bought next 5 (3 times) and 6 (once); a fifth didn't buy again. Share of 5: 3/4; 6 is once
 * only. After 2: two bought 5 and 7: shares 1 and 1.
 * Own: the last order has 1 and 2, the one before 2 alone.
 *   5: 1·(3/4 + 1)/2 + ½·1 = 1.375. 7: 1·(0 + 1)/2 + ½·1 = 1.
 */
const NEXT = someOrders([
  ...['a', 'b', 'c', 'd', 'e'].map((customer) => ({ day: 0, customer, products: [1] })),
  ...['f', 'g'].map((customer) => ({ day: 0, customer, products: [2] })),
  ...['a', 'b', 'c'].map((customer) => ({ day: 1, customer, products: [5] })),
  { day: 1, customer: 'd', products: [6] },
  ...['f', 'g'].map((customer) => ({ day: 2, customer, products: [5, 7] })),
]);
const LAST_TWO = [on(3, 3), on(5, 2), on(8, 1, 2)];

test('returns what other customers bought after the last two orders', () => {
  const after = scores(boughtAfter(NEXT, LAST_TWO));
  expect(after.get(5)).toBeCloseTo(1.375, 12);
  expect(after.get(7)).toBeCloseTo(1, 12);
  expect(after.has(6)).toBe(false);
});

test('ignores orders with more than sixty products on either side', () => {
  const many = Array.from({ length: 61 }, (_, at) => 100 + at);
  const shop = someOrders([
    ...['a', 'b'].map((customer) => ({ day: 0, customer, products: [1] })),
    ...['a', 'b'].map((customer) => ({ day: 1, customer, products: many })),
    ...['a', 'b'].map((customer) => ({ day: 2, customer, products: [1] })),
  ]);
  expect(boughtAfter(shop, [on(5, 1)])).toEqual([]);
  expect(boughtAfter(shop, [on(5, ...many)])).toEqual([]);
});

/*
 * Nothing was bought again: r = 0 for all, and own scores are 0. With m = 0 the list is what follows: 5 at 1/2, 7 at 1/2 · 1/1.375.
 */
test('combines both sources relative to their best score, follow-ups at half weight', () => {
  const list = scores(forYou(NEXT, LAST_TWO));
  expect(list.get(5)).toBeCloseTo(0.5, 12);
  expect(list.get(7)).toBeCloseTo(0.5 / 1.375, 12);
  expect(list.get(1)).toBe(0);
  // 2's share of 1's: 0.996372/1.027582; nothing follows.
  const again = scores(forYou(REPEAT_ORDERS, OWN));
  expect(again.get(1)).toBe(1);
  expect(again.get(2)).toBeCloseTo(0.969628, 5);
});

test('explains a score by parts that add up to it', () => {
  for (const [index, own] of [
    [REPEAT_ORDERS, OWN],
    [NEXT, LAST_TWO],
  ] as const) {
    for (const { product, score } of forYou(index, own)) {
      const parts = explainForYou(index, own, product);
      expect(parts.reduce((sum, part) => sum + part.score, 0)).toBeCloseTo(score, 12);
    }
  }
  expect(explainForYou(NEXT, LAST_TWO, 5).map(({ reason }) => reason)).toEqual([
    { reason: 'bought-after', after: 1, orders: 3 },
    { reason: 'bought-after', after: 2, orders: 2 },
    { reason: 'bought-after', after: 2, orders: 2 },
  ]);
  expect(explainForYou(REPEAT_ORDERS, OWN, 1)[0]?.reason).toEqual({
    reason: 'bought-before',
    times: 2,
    last: 5 * MINUTES_OF_DAY,
  });
});
