import { driftOf, inflationOf, type Rhythm } from './inflation';

/** Baseline of a goal before a test. */
export interface Baseline {
  readonly mean: number;
  /** Variance of one visitor: that of the mean, times the number of visitors. */
  readonly variance: number;
  /** Whether the goal is a mean by visitor, whose gain is more buyers, or by order, whose gain is larger orders. */
  readonly per: 'visitor' | 'order';
}

/** Design of a test, fixed before it starts, apart from the gain to find. */
export interface Design {
  /** Shares of the variants, the control first; they add up to 1. */
  readonly shares: readonly number[];
  readonly level: number;
  readonly rhythm: Rhythm;
}

/** Baseline of a conversion rate. */
export function rateBaseline(rate: number): Baseline {
  return { mean: rate, variance: rate * (1 - rate), per: 'visitor' };
}

/** Distribution of order values: prices or units, both fields in the same unit. */
export interface OrderSpread {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
}

/** Baseline of revenue per visitor, if a share of visitors (`rate`) places such orders. */
export function revenueBaseline(rate: number, { mean, deviation }: OrderSpread): Baseline {
  const all = rate * mean;
  return { mean: all, variance: rate * (deviation ** 2 + mean ** 2) - all ** 2, per: 'visitor' };
}

/** Baseline of an average by order, if a share of visitors (`rate`) orders. */
export function orderBaseline(rate: number, { mean, deviation }: OrderSpread): Baseline {
  return { mean, variance: deviation ** 2 / rate, per: 'order' };
}

/**
 * Visitors of all variants together with which a test of so many weeks finds a gain (0.1 is +10 % of the mean) in
 * four of five cases. Not rounded: a variant gets its share of them, rounded up.
 */
export function visitorsFor(baseline: Baseline, gain: number, design: Design, weeks: number): number {
  return visitorsReadOnce(baseline, gain, design) * inflationFor(design, weeks);
}

/** Visitors for a test with one look, at its end. */
export function visitorsReadOnce(baseline: Baseline, gain: number, { shares, level }: Design): number {
  const [control = 0, ...variants] = shares;
  // The variant with the smallest share has the same power.
  const spread = baseline.variance / control + varianceAfter(baseline, gain) / Math.min(...variants);
  return (driftOf(level / variants.length) / (baseline.mean * gain)) ** 2 * spread;
}

/** Inflation of a test's size by its checks, as a factor of its visitors. */
export function inflationFor({ shares, level, rhythm }: Design, weeks: number): number {
  return inflationOf(weeks, level / (shares.length - 1), rhythm);
}

/** Variance after a gain: as if more buyers placed the same orders, or the same buyers larger ones. */
function varianceAfter({ mean, variance, per }: Baseline, gain: number): number {
  const growth = 1 + gain;
  if (per === 'order') return variance * growth * growth;
  return (variance + mean * mean) * growth - (mean * growth) ** 2;
}
