import type { Estimate } from '../goals/estimate';

/** Minimum number of orders in each variant for a change in percent. */
const MIN_EVENTS = 100;

/** Closed interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Change relative to the control's mean (0.1 is +10 %), with a width of so many standard errors. Contains 0
 * exactly if the interval of the difference does. Null from too few events, and if the control's mean is
 * indistinguishable from 0. Source: E. C. Fieller, J. R. Statist. Soc. B 16 (1954).
 */
export function relativeInterval(control: Estimate, variant: Estimate, errors: number): Interval | null {
  if (Math.min(control.events, variant.events) < MIN_EVENTS) return null;
  const squared = errors * errors;
  const base = control.mean * control.mean - squared * control.variance;
  if (base <= 0) return null;
  const middle = control.mean * variant.mean;
  const inside = middle * middle - base * (variant.mean * variant.mean - squared * variant.variance);
  const reach = Math.sqrt(Math.max(0, inside));
  return { low: (middle - reach) / base - 1, high: (middle + reach) / base - 1 };
}
