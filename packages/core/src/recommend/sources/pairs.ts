import { type BasketIndex, MINUTES_OF_DAY } from '../baskets/basket-index';
import { latestRows, minuteOf, productsOf } from '../baskets/read-baskets';

const HALF_LIFE = 120 * MINUTES_OF_DAY;

/** Products that were bought with a product, by the number of the other one. */
export interface Pairs {
  /** Sum of the weights of the orders with both: half for every 120 days of age. */
  readonly weights: Float64Array;
  readonly orders: Int32Array;
  /** Numbers of those that there are. */
  readonly found: number[];
  /** Sum of the weights of all orders that were read. */
  total: number;
}

export const noPairs = ({ ids }: BasketIndex): Pairs => ({
  weights: new Float64Array(ids.length),
  orders: new Int32Array(ids.length),
  found: [],
  total: 0,
});

/** Counts in a product's latest orders, in place of what was counted before. The product itself is among what is found. */
export function countPairs(index: BasketIndex, product: number, now: number, pairs: Pairs): void {
  const { weights, orders, found } = pairs;
  for (const each of found) {
    weights[each] = 0;
    orders[each] = 0;
  }
  found.length = 0;
  pairs.total = 0;
  for (const row of latestRows(index, product)) {
    const weight = 2 ** (-Math.max(0, now - minuteOf(index, row)) / HALF_LIFE);
    pairs.total += weight;
    const products = productsOf(index, row);
    for (let at = 0; at < products.length; at += 1) {
      const each = products[at] ?? 0;
      const before = orders[each] ?? 0;
      if (before === 0) found.push(each);
      orders[each] = before + 1;
      weights[each] = (weights[each] ?? 0) + weight;
    }
  }
}
