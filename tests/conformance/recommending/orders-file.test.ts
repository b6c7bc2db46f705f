import { expect, test } from 'vitest';
import { type FiledOrder, nextOrderSplit, togetherSplit } from './orders-file';

const DAY = 1_440;
const order = (minute: number, customer: number | null, ...products: number[]): FiledOrder => ({
  minute,
  customer,
  products,
});

test('queries the last fifth of orders by each product, and by every second one', () => {
  const orders = [
    ...Array.from({ length: 8 }, (_, at) => order(at, null, 1, 2)),
    order(8, null, 5, 6, 7, 8, 9),
    order(9, null, 5),
  ];
  const { known, one, several } = togetherSplit(orders);
  // floor(0.8 · 10) = 8 are known; the tenth has one product and isn't asked about.
  expect(known).toHaveLength(8);
  expect(one.map(({ seeds }) => seeds)).toEqual([[5], [6], [7], [8], [9]]);
  expect(one[1]).toEqual({ now: 8, seeds: [6], wanted: new Set([5, 7, 8, 9]) });
  // Places 0, 2 and 4.
  expect(several).toEqual([{ now: 8, seeds: [5, 7, 9], wanted: new Set([6, 8]) }]);
});

test('uses at most five products as seeds, and the rest as targets', () => {
  const large = order(4, null, ...Array.from({ length: 12 }, (_, at) => at));
  const { several } = togetherSplit([...Array.from({ length: 4 }, (_, at) => order(at, null, 1)), large]);
  // 0, 2, 4, 6, 8 of twelve; 10 is to be found like the odd ones.
  expect(several[0]?.seeds).toEqual([0, 2, 4, 6, 8]);
  expect([...(several[0]?.wanted ?? [])]).toEqual([1, 3, 5, 7, 9, 10, 11]);
});

test('merges orders of a day into a basket, and predicts the last of three or more', () => {
  const orders = [
    order(0, 7, 1),
    order(10, 7, 2),
    order(DAY, 7, 3),
    order(DAY + 5, 8, 9),
    order(2 * DAY, 7, 4),
    order(2 * DAY + 1, 8, 9),
    order(2 * DAY + 9, 7, 1, 5),
  ];
  // Customer 8 has two baskets alone. Customer 7 has three: {1, 2}, {3}, {4, 1, 5}, of which the last begins at place 4.
  expect(nextOrderSplit(orders)).toEqual([
    { customer: 7, at: 4, own: [orders[0], orders[1], orders[2]], wanted: new Set([4, 1, 5]) },
  ]);
});
