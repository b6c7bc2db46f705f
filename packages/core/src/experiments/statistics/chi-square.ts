import { normalDensity, normalTail } from './normal';

/**
 * Probability that a χ² value with so many degrees of freedom (a positive integer) is above `value`. A finite sum,
 * because the degrees are integers. Source: Abramowitz and Stegun, 26.4.4 and 26.4.5.
 */
export function chiSquareTail(value: number, degrees: number): number {
  if (value <= 0) return 1;
  if (value === Number.POSITIVE_INFINITY) return 0;
  const isOdd = degrees % 2 === 1;
  const root = Math.sqrt(value);
  let term = isOdd ? 2 * normalDensity(root) * root : Math.exp(-value / 2);
  let tail = isOdd ? 2 * normalTail(root) : 0;
  for (let next = isOdd ? 3 : 2; next <= degrees; next += 2) {
    tail += term;
    term *= value / next;
  }
  return Math.min(1, tail);
}
