import { expect, test } from 'vitest';
import { someOrders, someSessions } from '../../testing/some-baskets';
import { topSellers } from '../sources/top-sellers';
import { MINUTES_OF_DAY, noBaskets } from './basket-index';
import { addBasket, expireBaskets, removeBasket } from './change-baskets';
import { repeatRate } from './customers';
import { allRows, basketsWith, latestRows, numberOf, productsOf } from './read-baskets';

const withProduct = (index: ReturnType<typeof noBaskets>, product: number) =>
  basketsWith(index, numberOf(index, product));

test('counts a product once per order and skips orders above a hundred lines', () => {
  const index = someOrders([{ products: [1, 2, 1] }]);
  expect(withProduct(index, 1)).toBe(1);
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect(addBasket(index, { minute: 0, products: hundred })).toBe(1);
  expect(addBasket(index, { minute: 0, products: [...hundred, 101] })).toBeNull();
  expect(addBasket(index, { minute: 0, products: [] })).toBeNull();
  expect(index.count).toBe(2);
});

test('keeps the last fifty views of a session in order, including repeated products', () => {
  const views = Array.from({ length: 51 }, (_, at) => at % 3);
  const index = someSessions(views);
  const [row] = allRows(index);
  expect([...productsOf(index, row ?? -1)].map((number) => index.ids[number])).toEqual(views.slice(1));
  expect(withProduct(index, 1)).toBe(1);
});

test('returns a product’s latest rows without removed ones', () => {
  const index = noBaskets('sessions');
  for (let at = 0; at < 210; at += 1) addBasket(index, { minute: at, products: [7] });
  expect(latestRows(index, 0)).toEqual(Array.from({ length: 200 }, (_, at) => 209 - at));
  removeBasket(index, 209);
  removeBasket(index, 100);
  const rows = latestRows(index, 0);
  expect(rows).toHaveLength(200);
  expect(rows[0]).toBe(208);
  expect(rows).not.toContain(100);
});

test('expires orders after 365 days, including late arrivals', () => {
  const index = someOrders([
    { day: 10, products: [1] },
    { day: 3, products: [2] },
    { day: 11, products: [3] },
  ]);
  // Noon of day 3 is 365 days and a half before midnight of day 369.
  expireBaskets(index, 369 * MINUTES_OF_DAY);
  expect(topSellers(index, 9).map(({ product }) => product)).toEqual([1, 3]);
});

test('drops the oldest basket above the limit and frees its memory', () => {
  const index = noBaskets('orders', 3);
  for (let at = 0; at < 20_000; at += 1) addBasket(index, { minute: at, products: [at % 5, 9] });
  expect(index.count).toBe(3);
  expect([...allRows(index)]).toEqual([19_997, 19_998, 19_999]);
  expect(index.entries.product.chunks.filter((chunk) => chunk !== null).length).toBeLessThanOrEqual(2);
});

/*
 * Product 1: Ann on days 1 and 4 (again), Bob on day 1 twice (one day: not again), a guest (nobody): 2 customers, 1 again.
 * Product 2: Ann on day 4: 1 customer, 0 again. All: 3 customers, 1 again: m = 1/3.
 */
test('calculates the repeat rate by customers who bought on several days, smoothed', () => {
  const index = someOrders([
    { day: 1, customer: 'Ann', products: [1] },
    { day: 1, customer: 'Bob', products: [1] },
    { day: 1, customer: 'Bob', products: [1] },
    { day: 2, products: [1] },
    { day: 4, customer: 'Ann', products: [1, 2] },
  ]);
  // (1 + 10/3) / (2 + 10) = 13/36; (0 + 10/3) / (1 + 10) = 10/33.
  expect(repeatRate(index, numberOf(index, 1))).toBeCloseTo(13 / 36, 12);
  expect(repeatRate(index, numberOf(index, 2))).toBeCloseTo(10 / 33, 12);
  // Without Ann's order of day 4: 2 customers of product 1, none of whom bought again.
  removeBasket(index, 4);
  expect(index.totals).toEqual({ customers: 2, again: 0 });
});
