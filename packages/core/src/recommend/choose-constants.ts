import type { BasketIndex } from './baskets/basket-index';
import { noBaskets } from './baskets/basket-index';
import { addBasket } from './baskets/change-baskets';
import { allRows, minuteOf, productsOf } from './baskets/read-baskets';
import { boughtTogether, PAIR_CONSTANTS, type PairConstants } from './sources/bought-together';
import { bestOf } from './sources/scored';

/** Alternatives for shops where best sellers are in most orders anyway, as in groceries. */
const CHOICES: readonly PairConstants[] = [
  PAIR_CONSTANTS,
  { drawn: 20, lift: 0.25 },
  { drawn: 50, lift: 0.1 },
];

/** Share of the latest orders that are sampled, and the minimum. */
const PART = 10;
const MIN_ASKED = 500;
/** Maximum number of sampled orders. */
const MAX_ASKED = 5_000;
const MIN_PRODUCTS = 2;
const MAX_PRODUCTS = 30;
const LIST = 10;
/** Minimum ratio of hits to those of the current constants. */
const MIN_GAIN = 1.02;

/**
 * Constants with the most hits in the latest tenth of a shop's orders, predicted from the earlier ones. They
 * change only for a gain above 2 %, and not while a tenth of the orders is less than 500. Takes seconds in a large
 * shop.
 */
export function chooseConstants(index: BasketIndex, present: PairConstants): PairConstants {
  const rows = [...allRows(index)];
  const sampled = Math.floor(rows.length / PART);
  if (sampled < MIN_ASKED) return present;
  const known = knownBefore(index, rows.slice(0, -sampled));
  const questions = rows
    .slice(-sampled)
    .slice(-MAX_ASKED)
    .flatMap((row) => questionOf(index, row));
  const hitsWith = (constants: PairConstants) =>
    questions.filter((question) => isFound(known, question, constants)).length;
  const before = hitsWith(present);
  let best = { constants: present, hits: before };
  for (const constants of CHOICES) {
    const hits = hitsWith(constants);
    if (hits > best.hits && hits > before * MIN_GAIN) best = { constants, hits };
  }
  return best.constants;
}

/** Test case: a product of an order, by which the others should be found. */
interface Question {
  readonly now: number;
  readonly seed: number;
  readonly others: ReadonlySet<number>;
}

function knownBefore(index: BasketIndex, rows: readonly number[]): BasketIndex {
  const known = noBaskets('orders');
  for (const row of rows) addBasket(known, { minute: minuteOf(index, row), products: idsOf(index, row) });
  return known;
}

/** Test case of an order: one product each, so that large orders don't dominate, at a position that varies by row. */
function questionOf(index: BasketIndex, row: number): Question[] {
  const products = idsOf(index, row);
  const seed = products[row % products.length];
  if (seed === undefined || products.length < MIN_PRODUCTS || products.length > MAX_PRODUCTS) return [];
  const others = new Set(products.filter((product) => product !== seed));
  return [{ now: minuteOf(index, row), seed, others }];
}

function isFound(known: BasketIndex, { now, seed, others }: Question, constants: PairConstants): boolean {
  const scored = boughtTogether(known, [{ product: seed, weight: 1 }], now, constants);
  return bestOf(scored, LIST).some(({ product }) => others.has(product));
}

const idsOf = (index: BasketIndex, row: number): number[] =>
  [...productsOf(index, row)].map((number) => index.ids[number] ?? 0);
