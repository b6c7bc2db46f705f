import { looksOf } from '../statistics/checked';
import { powerOf } from '../statistics/group-sequential';
import { normalQuantile } from '../statistics/normal';

/** Power of a test: it finds the planned gain four times out of five. */
export const POWER = 0.8;
const DAYS = 7;
const HALVINGS = 60;

/**
 * When a test is checked: every week, every day from the seventh on, or every day by a test that holds whenever it is read
 * (`always`).
 */
export type Rhythm = 'weekly' | 'daily' | 'always';

/** Inflation of an any-time test with equal shares: simulated, the same for all goals and gains. */
export const ALWAYS_INFLATION = 1.714;

/**
 * Inflation of the visitors of a test that is checked so often in so many weeks, over one that is read once, for the
 * same chance of finding the same difference.
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
