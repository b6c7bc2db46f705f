import type { Estimate } from '../goals/estimate';

/** Comparison of a variant with the control: the difference of their means and its standard error (Welch). */
export interface Comparison {
  readonly difference: number;
  readonly standardError: number;
}

export function comparisonOf(control: Estimate, variant: Estimate): Comparison {
  return {
    difference: variant.mean - control.mean,
    standardError: Math.sqrt(control.variance + variant.variance),
  };
}

/** Information in a comparison of two variants, as a number of visitors, dominated by the smaller one. */
export function informationOf(control: number, variant: number): number {
  return control + variant === 0 ? 0 : (control * variant) / (control + variant);
}

/**
 * Comparison relative to the control's mean (0.1 is +10 %), by the delta method. For ranking only: with few buyers
 * its interval would cover the truth too rarely, unlike that of `relativeInterval`.
 */
export function relativeComparisonOf(control: Estimate, variant: Estimate): Comparison {
  const ratio = variant.mean / control.mean;
  return {
    difference: ratio - 1,
    standardError: Math.sqrt(variant.variance + ratio * ratio * control.variance) / Math.abs(control.mean),
  };
}
