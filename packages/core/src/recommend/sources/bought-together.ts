import { type BasketIndex, MINUTES_OF_DAY } from '../baskets/basket-index';
import { basketsWith, latestRows, minuteOf, numberOf, productsOf } from '../baskets/read-baskets';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';
import { isThin, type Seed } from './seeds';
import { bestSellers } from './top-sellers';

/** Weight of overall sales in a share, as a number of orders (`drawn`), and the exponent of lift in a score. */
export interface PairConstants {
  readonly drawn: number;
  readonly lift: number;
}

export const PAIR_CONSTANTS: PairConstants = { drawn: 5, lift: 0.25 };

/** Minimum number of orders with both products of a pair. */
const MIN_PAIRS = 2;

/**
 * Products bought together with seeds: pairs of each, and best sellers, unless the seeds have few orders. A score
 * is the sum over seeds of c · (c/p)^lift: p the share of all orders with the product; c the share of the seed's
 * latest orders with it, by their weights, smoothed towards p. Unordered, without the seeds.
 */
export function boughtTogether(
  index: BasketIndex,
  seeds: readonly Seed[],
  now: number,
  constants: PairConstants = PAIR_CONSTANTS,
): ScoredProduct[] {
  const gains = new Float64Array(index.ids.length);
  const isCandidate = new Uint8Array(index.ids.length);
  const candidates: number[] = [];
  const addCandidate = (product: number) => {
    if (isCandidate[product] === 1) return;
    isCandidate[product] = 1;
    candidates.push(product);
  };
  const pairs = noPairs(index);
  // Score of every product for its share alone; pairs add the excess.
  let withoutPairs = 0;
  for (const { product: id, weight } of seeds) {
    const seed = numberOf(index, id);
    countPairs(index, seed, now, pairs);
    const alone = scoreOf(0, 1, pairs.total, constants);
    withoutPairs += weight * alone;
    for (const product of pairs.found) {
      if (product === seed || !isPair(pairs, product)) continue;
      addCandidate(product);
      const share = shareOf(index, product);
      const score = scoreOf(pairs.weights[product] ?? 0, share, pairs.total, constants);
      gains[product] = (gains[product] ?? 0) + weight * (score - share * alone);
    }
    if (isThin(index, id)) continue;
    for (const { product } of bestSellers(index)) addCandidate(numberOf(index, product));
  }
  const isSeed = new Set(seeds.filter(({ isBorrowed }) => !isBorrowed).map(({ product }) => product));
  return candidates.flatMap((number): ScoredProduct[] => {
    const product = index.ids[number] ?? 0;
    const score = (gains[number] ?? 0) + withoutPairs * shareOf(index, number);
    return isSeed.has(product) ? [] : [{ product, score }];
  });
}

/** Score parts, one for each seed. */
export function explainBoughtTogether(
  index: BasketIndex,
  seeds: readonly Seed[],
  product: number,
  now: number,
  constants: PairConstants = PAIR_CONSTANTS,
): ScorePart[] {
  const number = numberOf(index, product);
  const own = seeds.find(({ isBorrowed }) => !isBorrowed);
  if (number < 0 || !own) return [];
  const pairs = noPairs(index);
  return seeds.flatMap(({ product: id, weight, isBorrowed }): ScorePart[] => {
    const seed = numberOf(index, id);
    countPairs(index, seed, now, pairs);
    const isCounted = seed !== number && isPair(pairs, number);
    const together = isCounted ? (pairs.weights[number] ?? 0) : 0;
    const score = weight * scoreOf(together, shareOf(index, number), pairs.total, constants);
    const orders = pairs.orders[number] ?? 0;
    if (!isCounted) return [{ score, reason: { reason: 'popular' } }];
    return isBorrowed
      ? [{ score, reason: { reason: 'bought-with-similar', like: own.product, with: id, orders } }]
      : [{ score, reason: { reason: 'bought-together', with: id, orders } }];
  });
}

const isPair = ({ orders }: Pairs, product: number) => (orders[product] ?? 0) >= MIN_PAIRS;

const shareOf = (index: BasketIndex, product: number) => basketsWith(index, product) / index.count;

function scoreOf(together: number, share: number, total: number, { drawn, lift }: PairConstants): number {
  const confidence = (together + drawn * share) / (total + drawn);
  return confidence * (confidence / share) ** lift;
}

const HALF_LIFE = 120 * MINUTES_OF_DAY;

/** Products bought together with a product, by number. */
interface Pairs {
  /** Sum of the weights of the orders with both: half for every 120 days of age. */
  readonly weights: Float64Array;
  readonly orders: Int32Array;
  /** Numbers of these products. */
  readonly found: number[];
  /** Sum of the weights of all orders read. */
  total: number;
}

const noPairs = ({ ids }: BasketIndex): Pairs => ({
  weights: new Float64Array(ids.length),
  orders: new Int32Array(ids.length),
  found: [],
  total: 0,
});

/** Counts a product's latest orders, replacing earlier counts. The product itself is among the results. */
function countPairs(index: BasketIndex, product: number, now: number, pairs: Pairs): void {
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
