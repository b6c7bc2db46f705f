import { normalQuantile, normalTail } from './normal';

/**
 * Share of the false positives that a test may have (`level`) spent once a fraction of its planned information is in:
 * next to nothing early, all of it from 1 on. Source: K. K. G. Lan and D. L. DeMets, Biometrika 70 (1983), like O'Brien and
 * Fleming, and as two tests of one side.
 */
export function spentBy(fraction: number, level: number): number {
  if (fraction >= 1) return level;
  return 4 * normalTail(normalQuantile(level / 4) / Math.sqrt(fraction));
}
