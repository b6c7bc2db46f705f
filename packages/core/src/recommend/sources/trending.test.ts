import { expect, test } from 'vitest';
import { someOrders, times } from '../../testing/some-baskets';
import { MINUTES_OF_DAY } from '../baskets/basket-index';
import { bestOf } from './scored';
import { explainTrending, trending } from './trending';

const on = (day: number, count: number, product: number) =>
  times(count, product).map((order) => ({ ...order, day }));

/*
 * Asked at noon of day 40: the last 7 days reach back to after noon of day 33, the 28 before to after noon of day 5.
 *   1: 10 now, 8 before: (10 + 5)/(8/4 + 5) = 15/7. 2: 10 now, 40 before: 15/15 = 1: as before. 3: 2 now, none before: 7/5.
 *   4: 20 on day 5, which is too long ago, and 1 now: 6/5. 5: nothing now: below 1.
 */
test('ranks products that sell more than before, smoothed', () => {
  const index = someOrders([
    ...on(5, 20, 4),
    ...on(6, 40, 2),
    ...on(33, 8, 1),
    ...on(33, 9, 5),
    ...on(34, 10, 1),
    ...on(34, 10, 2),
    ...on(40, 2, 3),
    ...on(40, 1, 4),
  ]);
  const now = 40.5 * MINUTES_OF_DAY;
  expect(bestOf(trending(index, now), 9)).toEqual([
    { product: 1, score: 15 / 7 },
    { product: 3, score: 7 / 5 },
    { product: 4, score: 6 / 5 },
  ]);
  expect(explainTrending(index, 1, now)).toEqual([
    { score: 15 / 7, reason: { reason: 'trending', orders: 10, before: 8 } },
  ]);
});
