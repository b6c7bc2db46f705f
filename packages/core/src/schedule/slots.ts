import type { ScheduleRules } from './schedule-rules';
import { daysLater, instantOf, wallTime } from './wall-time';

/** Minutes between slots. */
const STEP_MINUTES = 30;
const MINUTE = 60_000;

/** Selectable time of a day. */
export interface Slot {
  /** Local time of the shop, `HH:mm`. */
  readonly time: string;
  /** Display text: `9:30 AM`. */
  readonly label: string;
  /** UTC instant (ISO 8601). */
  readonly instant: string;
}

/**
 * Times of a day of the shop (`yyyy-MM-dd`) in its time zone (IANA name), every half hour. A time that a clock
 * change skips is no slot; a repeated one is the first of both.
 */
export function slotsOf(date: string, timezone: string): Slot[] {
  return Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => index * STEP_MINUTES).flatMap(
    (minutes): Slot[] => {
      const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
      const instant = instantOf({ date, time }, timezone);
      if (instant === null) return [];
      return [{ time, label: labelOf(minutes), instant: new Date(instant).toISOString() }];
    },
  );
}

/** Whether an instant (ISO 8601) is past, or within the lead time. */
export function isTooSoon(
  instant: string,
  now: Date,
  { leadMinutes }: Pick<ScheduleRules, 'leadMinutes'>,
): boolean {
  return Date.parse(instant) < now.getTime() + leadMinutes * MINUTE;
}

/** First and last day (`yyyy-MM-dd`, of the shop) on which a schedule may start. */
export function startDays(
  now: Date,
  timezone: string,
  { horizonDays }: Pick<ScheduleRules, 'horizonDays'>,
): { first: string; last: string } {
  const first = wallTime(now.getTime(), timezone).date;
  return { first, last: daysLater(first, horizonDays) };
}

/** Last day (`yyyy-MM-dd`, of the shop) on which a schedule may end that starts at an instant (ISO 8601). */
export function lastEndDay(
  start: string,
  timezone: string,
  { longestDays }: Pick<ScheduleRules, 'longestDays'>,
): string {
  return daysLater(wallTime(Date.parse(start), timezone).date, longestDays);
}

/** Default end for a start: 30 minutes later. Both are UTC instants (ISO 8601). */
export function defaultEnd(start: string): string {
  return new Date(Date.parse(start) + STEP_MINUTES * MINUTE).toISOString();
}

function labelOf(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const two = (number: number) => String(number).padStart(2, '0');
