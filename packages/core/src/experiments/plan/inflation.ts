import { looksOf } from '../statistics/checked';
import { powerOf } from '../statistics/group-sequential';
import { normalQuantile } from '../statistics/normal';

/** Power of a test: it finds the planned gain in four of five cases. */
export const POWER = 0.8;
const DAYS = 7;
const HALVINGS = 60;

/**
 * Rhythm of the checks of a test: weekly, daily from the seventh day on, or daily by an always-valid test
 * (`always`).
 */
export type Rhythm = 'weekly' | 'daily' | 'always';

/** Inflation of an any-time test with equal shares: simulated, the same for all goals and gains. */
export const ALWAYS_INFLATION = 1.714;

/**
 * Factor by which a test needs more visitors for its checks over so many weeks than a test with one look, for the
 * same power and difference.
 */
export function inflationOf(weeks: number, level: number, rhythm: Rhythm = 'weekly'): number {
  if (rhythm === 'always') return ALWAYS_INFLATION;
  const fractions =
    rhythm === 'weekly'
      ? Array.from({ length: weeks }, (_, week) => (week + 1) / weeks)
      : Array.from({ length: (weeks - 1) * DAYS + 1 }, (_, day) => (day + DAYS) / (weeks * DAYS));
  const looks = looksOf({ fractions, final: true }, level);
  const once = driftOf(level);
  let [low, high] = [once, once * 2];
  for (let step = 0; step < HALVINGS; step++) {
    const drift = (low + high) / 2;
    if (powerOf(looks, drift) < POWER) low = drift;
    else high = drift;
  }
  return (high / once) ** 2;
}

/** Expected difference in standard errors at which a test with one look reaches its power. */
export function driftOf(level: number): number {
  return normalQuantile(level / 2) + normalQuantile(1 - POWER);
}
