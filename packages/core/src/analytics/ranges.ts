import {
  DEFAULT_TIME_ZONE,
  daysBetween,
  daysLater,
  instantOf,
  type WallTime,
  wallTime,
} from '../schedule/wall-time';

/** Ranges of reports: today, yesterday, and a number of days up to today. */
export const RANGE_OPTIONS = [0, 1, 30, 60, 90] as const;
export type RangeOption = (typeof RANGE_OPTIONS)[number];
export const DEFAULT_RANGE: RangeOption = 30;

/** Maximum number of days in a range: the retention of events. */
export const MAX_RANGE_DAYS = 396;

/** Days of a report in a shop's time zone, and their instants in epoch milliseconds. */
export interface DateRange {
  /** First and last day, `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  readonly start: number;
  /** Exclusive: the midnight after the last day, or now if that is earlier. */
  readonly end: number;
  /** IANA name. */
  readonly timezone: string;
}

/** Range on the wire: wall times of the shop without an offset, `yyyy-MM-ddTHH:mm:ss`; the end is exclusive. */
export interface WireRange {
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: string;
}

/** Range of an option at an instant. */
export function rangeOf(option: RangeOption, now: number, timezone = DEFAULT_TIME_ZONE): DateRange {
  const today = wallTime(now, timezone).date;
  const to = option === 1 ? daysLater(today, -1) : today;
  const from = option <= 1 ? to : daysLater(today, 1 - option);
  return rangeOfDays({ from, to }, now, timezone);
}

/** Range of custom days, `yyyy-MM-dd`, both inclusive. */
export function rangeOfDays(
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
  timezone: string,
): DateRange {
  const start = startOfDay(from, timezone);
  // The future is cut off; a range in the future is empty.
  const end = Math.max(start, Math.min(startOfDay(daysLater(to, 1), timezone), now));
  return { from, to, start, end, timezone };
}

/** Days of a range with their instants, ascending and without gaps, whatever a clock change skips. */
export function daysOf({ from, to, start, end, timezone }: DateRange) {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => daysLater(from, day));
  const starts = [...dates.slice(1).map((date) => startOfDay(date, timezone)), end];
  let begin = start;
  return dates.map((date, index) => {
    const day = { date, start: begin, end: Math.min(starts[index] ?? end, end) };
    begin = day.end;
    return day;
  });
}

/**
 * Preceding range of the same number of days, for comparison. If the range ends within a day, so does the
 * preceding one, at the same local time: today until noon is compared with yesterday until noon.
 */
export function rangeBefore({ from, to, end, timezone }: DateRange): DateRange {
  const days = daysBetween(from, to) + 1;
  const before = { from: daysLater(from, -days), to: daysLater(to, -days) };
  const start = startOfDay(before.from, timezone);
  const isWhole = end >= startOfDay(daysLater(to, 1), timezone);
  const last = isWhole
    ? startOfDay(daysLater(before.to, 1), timezone)
    : firstInstant({ date: before.to, time: wallTime(end, timezone).time }, timezone) + (end % MINUTE);
  return { ...before, start, end: Math.max(start, last), timezone };
}

/** Wire form of a range, in whole days: the server cuts it off at the current time. */
export function wireRange({ from, to, timezone }: Pick<DateRange, 'from' | 'to' | 'timezone'>): WireRange {
  return { startTime: `${from}T00:00:00`, endTime: `${daysLater(to, 1)}T00:00:00`, timezone };
}

/** Range of a call, cut off at an instant. Its texts have been validated (`isWireRange`). */
export function readWireRange({ startTime, endTime, timezone }: WireRange, now: number): DateRange {
  const start = instantOfWire(startTime, timezone);
  const until = instantOfWire(endTime, timezone);
  const end = Math.max(start, Math.min(until, now));
  return {
    from: wallTime(start, timezone).date,
    to: wallTime(until - 1, timezone).date,
    start,
    end,
    timezone,
  };
}

/** Validation error of a range; null if it is valid. */
export function wireRangeFault({ startTime, endTime, timezone }: WireRange): {
  readonly path: 'startTime' | 'endTime' | 'timezone';
  readonly message: string;
} | null {
  if (!isTimeZone(timezone)) return { path: 'timezone', message: 'Send a time zone by its IANA name.' };
  if (startTime < FIRST_DAY) return { path: 'startTime', message: 'Send a day since 1970.' };
  if (endTime > LAST_DAY) return { path: 'endTime', message: 'Send a day before the year 9000.' };
  const [start, end] = [instantOfWire(startTime, timezone), instantOfWire(endTime, timezone)];
  if (!(start < end)) return { path: 'endTime', message: 'Send an end that is after the start.' };
  const days = daysBetween(startTime.slice(0, 10), wallTime(end - 1, timezone).date) + 1;
  if (days > MAX_RANGE_DAYS) {
    return { path: 'startTime', message: `Ask for ${MAX_RANGE_DAYS} days at most.` };
  }
  return null;
}

/** First day that is valid in all time zones and databases. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9000-01-01';

/** First instant (epoch milliseconds) of a day, even if a clock change skips its midnight. */
export function startOfDay(date: string, timezone: string): number {
  return firstInstant({ date, time: '00:00' }, timezone);
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** First instant at which a clock shows a time, or if the time is skipped, the one after it. */
function firstInstant(wall: WallTime, timezone: string): number {
  const shown = instantOf(wall, timezone);
  if (shown !== null) return shown;
  const near = Date.parse(`${wall.date}T${wall.time}:00Z`);
  const isBefore = (instant: number) => {
    const { date, time } = wallTime(instant, timezone);
    return `${date}T${time}` < `${wall.date}T${wall.time}`;
  };
  // A clock skips a time within a day of it, or within two if it skips a whole day.
  let [before, behind] = [near - 2 * DAY, near + 2 * DAY];
  while (behind - before > MINUTE) {
    const middle = before + Math.floor((behind - before) / 2 / MINUTE) * MINUTE;
    if (isBefore(middle)) before = middle;
    else behind = middle;
  }
  return behind;
}

function instantOfWire(text: string, timezone: string): number {
  const wall = { date: text.slice(0, 10), time: text.slice(11, 16) };
  return firstInstant(wall, timezone) + Number(text.slice(17, 19)) * 1000;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
