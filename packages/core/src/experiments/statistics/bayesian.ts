import { normalDensity, normalQuantile, normalTail } from './normal';

/** Belief about a difference: normal, around `mean`. */
export interface Belief {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * Posterior belief about a difference. `before` is the prior; null: none. It doesn't decide a test: under repeated
 * looks its false positives are as frequent as those of any p value.
 */
export function beliefIn(
  { difference, standardError }: { readonly difference: number; readonly standardError: number },
  before: Belief | null = null,
): Belief {
  if (before === null) return { mean: difference, deviation: standardError };
  const measured = 1 / standardError ** 2;
  const believed = 1 / before.deviation ** 2;
  const precision = measured + believed;
  return {
    mean: (difference * measured + before.mean * believed) / precision,
    deviation: Math.sqrt(1 / precision),
  };
}

/** Probability that the difference is above 0: that the variant is better. */
export function chanceToBeBetter({ mean, deviation }: Belief): number {
  return normalTail(-mean / deviation);
}

/** Expected loss of choosing the variant, in the unit of the difference: zero if it is better. */
export function expectedLoss({ mean, deviation }: Belief): number {
  const score = mean / deviation;
  return deviation * normalDensity(score) - mean * normalTail(score);
}

/** Credible interval with equal tails. */
export function credibleInterval(
  { mean, deviation }: Belief,
  probability: number,
): { readonly low: number; readonly high: number } {
  const half = normalQuantile((1 - probability) / 2) * deviation;
  return { low: mean - half, high: mean + half };
}
