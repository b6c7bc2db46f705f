import type { Estimate } from '../goals/estimate';

/** Minimum number of orders in each variant for a change in percent. */
const MIN_EVENTS = 100;

/** Closed interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The change from the control's mean in parts of it (0.1 is +10 %), as wide as so many standard errors. It holds 0 exactly
 * when the interval of the difference does. Null from too few events, and where the control's mean can't be told from 0.
 * Source: E. C. Fieller, J. R. Statist. Soc. B 16 (1954).
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
