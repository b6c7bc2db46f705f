import { type Look, nextLook } from './group-sequential';
import { spentBy } from './spending';

/** Checks of a test so far: ascending fractions, and whether the last is the final one. */
export interface Checked {
  readonly fractions: readonly number[];
  readonly final: boolean;
}

/** Minimum of new information between two checks; less is taken as this much, which widens the bound slightly. */
export const MIN_NEW_FRACTION = 0.01;

/** Looks of a test at a level; the final one spends all that is left. */
export function looksOf({ fractions, final }: Checked, level: number): Look[] {
  let look: Look | null = null;
  return fractions.map((fraction, index) => {
    const isFinal = final && index === fractions.length - 1;
    const later: number = look ? Math.max(fraction, look.fraction + MIN_NEW_FRACTION) : fraction;
    look = nextLook(look, later, isFinal ? level : spentBy(later, level));
    return look;
  });
}

/** Minimum p value that is distinguished. */
const MIN_P = 1e-10;
const HALVINGS = 22;

/**
 * Smallest level at which a test would be decided by now: its p value over all checks. `scores` are the
 * differences in standard errors, one per check.
 */
export function pValue(checked: Checked, scores: readonly number[]): number {
  const isDecided = (level: number) =>
    looksOf(checked, level).some(({ bound }, index) => Math.abs(scores[index] ?? 0) >= bound);
  let [low, high] = [MIN_P, 1];
  if (!isDecided(high)) return 1;
  for (let step = 0; step < HALVINGS; step++) {
    const level = Math.sqrt(low * high);
    if (isDecided(level)) high = level;
    else low = level;
  }
  return high;
}
