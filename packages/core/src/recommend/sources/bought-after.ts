import type { BasketIndex } from '../baskets/basket-index';
import { type NextDay, nextDays, wasOrderedThatDay } from '../baskets/days';
import { latestRows, numberOf } from '../baskets/read-baskets';
import { type OwnOrder, ownBaskets } from './own-orders';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';

/** Weights of the shopper's last orders, latest first. */
const WEIGHTS = [1, 0.5];
/** Maximum number of products in a counted order: larger ones are resellers'. */
const MAX_PRODUCTS = 60;
/** Minimum number of next orders with a product. */
const MIN_FOLLOWED = 2;

/**
 * Products that others bought in their next order after one with products of the shopper's last two: a score is
 * the mean share of such next orders, over the products of each of the two. Unordered.
 */
export function boughtAfter(index: BasketIndex, orders: readonly OwnOrder[]): ScoredProduct[] {
  const scores = new Float64Array(index.ids.length);
  const found: number[] = [];
  eachFollowed(index, orders, (product, score) => {
    const before = scores[product] ?? 0;
    if (before === 0) found.push(product);
    scores[product] = before + score;
  });
  return found.map((number) => ({ product: index.ids[number] ?? 0, score: scores[number] ?? 0 }));
}

/** Score parts, one for each product of the last two orders that it followed. */
export function explainBoughtAfter(
  index: BasketIndex,
  orders: readonly OwnOrder[],
  product: number,
): ScorePart[] {
  const number = numberOf(index, product);
  const parts: ScorePart[] = [];
  eachFollowed(index, orders, (each, score, after, times) => {
    if (each === number) parts.push({ score, reason: { reason: 'bought-after', after, orders: times } });
  });
  return parts;
}

interface Followed {
  /** Number of orders with a product that have a next one. */
  orders: number;
  /** Number of next orders by product, and the numbers of the products found. */
  readonly times: Int32Array;
  readonly found: number[];
}

function eachFollowed(
  index: BasketIndex,
  orders: readonly OwnOrder[],
  visit: (product: number, score: number, after: number, times: number) => void,
): void {
  const nextOf = nextDays(index, MAX_PRODUCTS);
  const followed: Followed = { orders: 0, times: new Int32Array(index.ids.length), found: [] };
  const baskets = ownBaskets(orders);
  for (const [at, weight] of WEIGHTS.entries()) {
    const products = baskets[at]?.products;
    if (!products || products.size > MAX_PRODUCTS) continue;
    for (const product of products) {
      countFollowed(index, numberOf(index, product), nextOf, followed);
      for (const next of followed.found) {
        const times = followed.times[next] ?? 0;
        if (times < MIN_FOLLOWED) continue;
        visit(next, (weight * times) / followed.orders / products.size, product, times);
      }
    }
  }
}

function countFollowed(
  index: BasketIndex,
  product: number,
  nextOf: (row: number) => NextDay | null,
  followed: Followed,
): void {
  const { times, found } = followed;
  for (const each of found) times[each] = 0;
  found.length = 0;
  followed.orders = 0;
  for (const row of latestRows(index, product)) {
    const next = nextOf(row);
    if (next === null || (!next.isFirst && wasOrderedThatDay(index, row, product))) continue;
    const { products } = next;
    followed.orders += 1;
    for (let at = 0; at < products.length; at += 1) {
      const each = products[at] ?? 0;
      const before = times[each] ?? 0;
      if (before === 0) found.push(each);
      times[each] = before + 1;
    }
  }
}
