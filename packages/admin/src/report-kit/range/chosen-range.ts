import {
  type DateRange,
  DEFAULT_RANGE,
  MAX_RANGE_DAYS,
  RANGE_OPTIONS,
  type RangeOption,
  rangeOf,
  rangeOfDays,
} from '@cartwright/core/analytics/ranges';
import { daysBetween, daysLater, wallTime } from '@cartwright/core/schedule/wall-time';

/** First and last day, `yyyy-MM-dd`. */
export interface OwnDays {
  readonly from: string;
  readonly to: string;
}

/** Selected days: a relative option, or fixed days. */
export type ChosenRange = RangeOption | OwnDays;

/** URL parameters of the range: `?range=30`, or `?from=2026-11-01&to=2026-11-30`. */
export interface RangeSearch {
  readonly range?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Range of URL parameters; the default if unknown or invalid. */
export function chosenIn({ range, from, to }: RangeSearch, now: number, timezone: string): ChosenRange {
  const option = RANGE_OPTIONS.find((each) => String(each) === String(range));
  if (option !== undefined) return option;
  if (typeof from !== 'string' || typeof to !== 'string') return DEFAULT_RANGE;
  const days = { from, to };
  return Object.keys(daysProblems(days, now, timezone)).length === 0 ? days : DEFAULT_RANGE;
}

/** URL parameters of a range. */
export function searchOf(chosen: ChosenRange): RangeSearch {
  return typeof chosen === 'number' ? { range: chosen } : chosen;
}

/** Resolved range at a point in time. */
export function rangeOfChosen(chosen: ChosenRange, now: number, timezone: string): DateRange {
  return typeof chosen === 'number' ? rangeOf(chosen, now, timezone) : rangeOfDays(chosen, now, timezone);
}

/** Validation messages of fixed days. */
export function daysProblems({ from, to }: OwnDays, now: number, timezone: string): Partial<OwnDays> {
  const today = wallTime(now, timezone).date;
  const wrong = { from: dayProblem(from, today), to: dayProblem(to, today) };
  if (wrong.from !== null || wrong.to !== null) {
    return { ...(wrong.from !== null && { from: wrong.from }), ...(wrong.to !== null && { to: wrong.to }) };
  }
  const days = daysBetween(from, to) + 1;
  if (days < 1) return { to: 'Choose a day that isn’t before the first one.' };
  return days > MAX_RANGE_DAYS
    ? {
        from: `Choose ${daysLater(to, 1 - MAX_RANGE_DAYS)} or later. A report has ${MAX_RANGE_DAYS} days at most.`,
      }
    : {};
}

function dayProblem(date: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Choose a day.';
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return 'Choose a day.';
  return date > today ? 'Choose today or an earlier day.' : null;
}
