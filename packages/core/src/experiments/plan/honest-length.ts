import { type Baseline, type Design, inflationFor, visitorsFor, visitorsReadOnce } from './planned-size';

/** Weeks that a test may be planned for: whole ones, because shoppers differ by the day of the week. */
export const MIN_WEEKS = 2;
export const MAX_WEEKS = 8;
/** Nobody plans a test for more than ten times of what there is. */
const MAX_GAIN = 10;
const HALVINGS = 50;
const DAYS = 7;

/** A test as it can be started. */
export interface Plan {
  readonly weeks: number;
  /** Of all variants together. */
  readonly visitors: number;
  /** Weeks until the last day: twice the planned ones, where fewer visitors come, but not more than eight. */
  readonly lastWeek: number;
}

/**
 * The shortest test that finds a gain with so many visitors a week; null where eight weeks have too few: `gainFoundIn` says
 * what they can find.
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

/** The smallest gain that a test of so many weeks finds with so many visitors a week, in parts of the mean. */
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

/** The days of life (1 is the first) after which a test is checked, at the midnight of the shop's clock. */
export function daysOfChecks(lastWeek: number, { rhythm }: Pick<Design, 'rhythm'>): number[] {
  return Array.from({ length: checksUntil(lastWeek, { rhythm }) }, (_, index) =>
    rhythm === 'weekly' ? (index + 1) * DAYS : index + FIRST_DAYS[rhythm],
  );
}

/** The first day after which a test is checked. */
const FIRST_DAYS = { daily: DAYS, always: 1 } as const;
