import { type BasketIndex, MINUTES_OF_DAY } from '../baskets/basket-index';
import { allRows, minuteOf, numberOf, productsOf } from '../baskets/read-baskets';
import type { ScorePart } from './reason';
import type { ScoredProduct } from './scored';

const RECENT_DAYS = 7;
const BEFORE_DAYS = 28;
/** Orders added to both sides, so that a handful makes no trend. */
const SMOOTHED_BY = 5;

/**
 * Products with increasing sales: a score is the orders of the last 7 days, divided by the weekly average of the
 * 28 days before, both with 5 added. 1 is unchanged; only scores above it are included.
 */
export function trending(index: BasketIndex, now: number): ScoredProduct[] {
  const { recent, before } = salesByProduct(index, now);
  return index.ids.flatMap((product, number) => {
    const score = trendOf(recent[number] ?? 0, before[number] ?? 0);
    return score > 1 ? [{ product, score }] : [];
  });
}

export function explainTrending(index: BasketIndex, product: number, now: number): ScorePart[] {
  const { recent, before } = salesByProduct(index, now);
  const number = numberOf(index, product);
  const [orders, earlier] = [recent[number] ?? 0, before[number] ?? 0];
  const score = trendOf(orders, earlier);
  return score > 1 ? [{ score, reason: { reason: 'trending', orders, before: earlier } }] : [];
}

function trendOf(recent: number, before: number): number {
  return (recent + SMOOTHED_BY) / ((before * RECENT_DAYS) / BEFORE_DAYS + SMOOTHED_BY);
}

interface Sales {
  readonly version: number;
  readonly now: number;
  readonly recent: Int32Array;
  readonly before: Int32Array;
}

/** Cache: reading every basket for each product of a list would take longer than the list. */
const kept = new WeakMap<BasketIndex, Sales>();

function salesByProduct(index: BasketIndex, now: number): Sales {
  const known = kept.get(index);
  if (known?.version === index.version && known.now === now) return known;
  const recent = new Int32Array(index.ids.length);
  const before = new Int32Array(index.ids.length);
  for (const row of allRows(index)) {
    const age = now - minuteOf(index, row);
    if (age < 0 || age >= (RECENT_DAYS + BEFORE_DAYS) * MINUTES_OF_DAY) continue;
    const sales = age < RECENT_DAYS * MINUTES_OF_DAY ? recent : before;
    for (const product of productsOf(index, row)) sales[product] = (sales[product] ?? 0) + 1;
  }
  const sales = { version: index.version, now, recent, before };
  kept.set(index, sales);
  return sales;
}
