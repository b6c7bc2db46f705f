import type { GoalId } from '../document/goals';
import { type CountedVisitor, revenueOf } from './counted-visitors';
import type { Period, PeriodSums } from './period';
import { cutOf } from './winsorised';

/**
 * Periods that end at `ends` (ascending epoch milliseconds), each with the visitors who arrived since the previous
 * end.
 */
export function periodsOf(
  visitors: readonly CountedVisitor[],
  goalId: GoalId,
  { variants, ends }: { readonly variants: number; readonly ends: readonly number[] },
): Period[] {
  const reachedBy = valuesOf(goalId, visitors);
  const periods = ends.map(() =>
    Array.from({ length: variants }, () => ({ visitors: 0, events: 0, sum: 0, squares: 0 })),
  );
  for (const visitor of visitors) {
    const sums = periods[ends.findIndex((end) => visitor.from < end)]?.[visitor.variant];
    if (!sums) continue;
    const value = reachedBy(visitor);
    sums.visitors += 1;
    sums.events += Number(value !== null);
    sums.sum += value ?? 0;
    sums.squares += (value ?? 0) ** 2;
  }
  return periods;
}

/** Value of a visitor for a goal by visitor; null if it wasn't reached. Revenue is winsorised as in estimates. */
function valuesOf(
  goalId: GoalId,
  visitors: readonly CountedVisitor[],
): (visitor: CountedVisitor) => number | null {
  const reached = (of: number | null) => (of === null ? null : 1);
  switch (goalId) {
    case 1: {
      const buyers = visitors.filter(({ orders }) => orders.length > 0);
      const cut = cutOf(buyers.map(({ orders }) => revenueOf(orders)));
      return ({ orders }) => (orders.length === 0 ? null : Math.min(revenueOf(orders), cut));
    }
    case 2:
      return ({ orders }) => (orders.length === 0 ? null : 1);
    case 4:
      return ({ clicked }) => reached(clicked);
    case 5:
      return ({ reached: tier }) => reached(tier);
    case 6:
      return ({ added }) => reached(added);
    default:
      throw new RangeError(`Goal ${goalId} is no mean by visitor.`);
  }
}

/** Variance of one visitor of a variant, pooled within periods, so that good and bad days don't widen it. */
export function pooledVariance(cells: readonly PeriodSums[]): number {
  let [squares, freedom] = [0, 0];
  for (const { visitors, sum, squares: of } of cells) {
    if (visitors < 2) continue;
    squares += of - (sum * sum) / visitors;
    freedom += visitors - 1;
  }
  return freedom === 0 ? 0 : squares / freedom;
}
