import { type Comparison, informationOf } from '../decision/comparison';
import type { Period, PeriodSums } from '../goals/period';
import { pooledVariance } from '../goals/periods';

/** Comparison of a variant with the control within each period. Both means are over the same mix of periods. */
export interface StratifiedComparison extends Comparison {
  readonly control: number;
  readonly mean: number;
  /** Equivalent number of visitors in a test of equal, fixed shares. */
  readonly visitors: number;
  /** Visitors who reached the goal, in the variant with fewer of them. */
  readonly events: number;
}

const NOTHING: PeriodSums = { visitors: 0, events: 0, sum: 0, squares: 0 };

/**
 * Compares a variant with the control after changes of shares: within each period, since good days have other
 * shares than bad ones, weighted by information (Cochran, Mantel and Haenszel). Periods without visitors of one of
 * both have no weight.
 */
export function stratifiedComparison(periods: readonly Period[], variant: number): StratifiedComparison {
  const pairs = periods.map((period) => [period[0] ?? NOTHING, period[variant] ?? NOTHING] as const);
  const [controlVariance, variance] = ([0, 1] as const).map((side) =>
    pooledVariance(pairs.map((pair) => pair[side])),
  ) as [number, number];
  let [weights, control, mean, spread] = [0, 0, 0, 0];
  for (const [a, b] of pairs) {
    const weight = informationOf(a.visitors, b.visitors);
    if (weight === 0) continue;
    weights += weight;
    control += weight * (a.sum / a.visitors);
    mean += weight * (b.sum / b.visitors);
    spread += weight ** 2 * (controlVariance / a.visitors + variance / b.visitors);
  }
  const events = ([0, 1] as const).map((side) => pairs.reduce((sum, pair) => sum + pair[side].events, 0));
  if (weights === 0) return { control: 0, mean: 0, difference: 0, standardError: 0, visitors: 0, events: 0 };
  return {
    control: control / weights,
    mean: mean / weights,
    difference: (mean - control) / weights,
    standardError: Math.sqrt(spread) / weights,
    visitors: 4 * weights,
    events: Math.min(...events),
  };
}
