import type { Sums } from './estimate';

/** Quantile of winsorising: the largest 100 of 100,000 orders are cut, so that no single one decides a test. */
const CUT_AT = 0.999;

/** Buyers of a variant: the revenue of each, in any unit, and the number of visitors. */
export interface Buyers {
  readonly visitors: number;
  readonly orders: number;
  readonly revenue: readonly number[];
}

/**
 * Revenue by visitor, with the largest values capped at the 99.9th percentile of the buyers of all variants
 * together, which is computed anew at each check. One cap for all variants, or the variant with larger orders
 * would lose more.
 */
export function winsorised(variants: readonly Buyers[]): Sums[] {
  const cut = cutOf(variants.flatMap(({ revenue }) => revenue));
  return variants.map(({ visitors, orders, revenue }) => {
    const kept = revenue.map((each) => Math.min(each, cut));
    return {
      visitors,
      events: orders,
      sum: kept.reduce((sum, each) => sum + each, 0),
      squares: kept.reduce((sum, each) => sum + each * each, 0),
    };
  });
}

/** Limit of the revenue that counts per buyer, from the buyers of all variants. */
export const cutOf = (revenue: readonly number[]): number => percentile(revenue, CUT_AT);

/** Linear interpolation, as in SQL's `percentile_cont`. */
function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}
