import { type Baseline, type Design, inflationFor, visitorsFor, visitorsReadOnce } from './planned-size';

/** Limits of a planned length in weeks: whole ones, because shoppers differ by the day of the week. */
export const MIN_WEEKS = 2;
export const MAX_WEEKS = 8;
/** Maximum gain to search for: more than tenfold isn't planned. */
const MAX_GAIN = 10;
const HALVINGS = 50;
const DAYS = 7;

/** Plan of a test that can be started. */
export interface Plan {
  readonly weeks: number;
  /** Visitors of all variants together. */
  readonly visitors: number;
  /** Maximum length in weeks: twice the planned one, for lower traffic, but at most eight. */
  readonly lastWeek: number;
}

/**
 * Shortest test that finds a gain with this many visitors a week; null if eight weeks are too few: `gainFoundIn`
 * returns what they can find.
 */
export function planFor(
  baseline: Baseline,
  gain: number,
  design: Design,
  visitorsAWeek: number,
): Plan | null {
  for (let weeks = MIN_WEEKS; weeks <= MAX_WEEKS; weeks++) {
    const visitors = visitorsFor(baseline, gain, design, weeks);
    if (visitors <= weeks * visitorsAWeek) {
      return { weeks, visitors: Math.ceil(visitors), lastWeek: Math.min(2 * weeks, MAX_WEEKS) };
    }
  }
  return null;
}

/** Smallest gain that a test of a length finds with this many visitors a week, as a fraction of the mean. */
export function gainFoundIn(
  weeks: number,
  baseline: Baseline,
  design: Design,
  visitorsAWeek: number,
): number {
  const readOnce = (weeks * visitorsAWeek) / inflationFor(design, weeks);
  let [low, high] = [0, MAX_GAIN];
  for (let step = 0; step < HALVINGS; step++) {
    const gain = (low + high) / 2;
    if (visitorsReadOnce(baseline, gain, design) <= readOnce) high = gain;
    else low = gain;
  }
  return high;
}

/** Number of checks of a test until its last day. */
export function checksUntil(lastWeek: number, { rhythm }: Pick<Design, 'rhythm'>): number {
  return rhythm === 'weekly' ? lastWeek : lastWeek * DAYS - FIRST_DAYS[rhythm] + 1;
}

/** Days (from 1) after which a test is checked, at midnight in the shop's time zone. */
export function daysOfChecks(lastWeek: number, { rhythm }: Pick<Design, 'rhythm'>): number[] {
  return Array.from({ length: checksUntil(lastWeek, { rhythm }) }, (_, index) =>
    rhythm === 'weekly' ? (index + 1) * DAYS : index + FIRST_DAYS[rhythm],
  );
}

/** First day after which a test is checked. */
const FIRST_DAYS = { daily: DAYS, always: 1 } as const;
