/** Spans of UTC for which sums are stored. */
export const SPANS = ['quarter', 'day', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** Half-open interval in epoch milliseconds. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Days and months with current sums, by their starts in epoch milliseconds. */
export interface SummedSpans {
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
}

/** Quarter of an hour in milliseconds, at which days of all time zones begin. */
export const QUARTER = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Start of an instant's UTC day, in epoch milliseconds. */
export const dayStart = (instant: number): number => Math.floor(instant / DAY) * DAY;

/** Start of an instant's UTC month, in epoch milliseconds. */
export function monthStart(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** End of a day or month that starts at an instant. */
export function endOfSpan(span: Exclude<Span, 'quarter'>, start: number): number {
  if (span === 'day') return start + DAY;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** Partition of a range: whole months and days with current sums, and the rest. */
export function daysCovering(range: Interval, { days, months }: SummedSpans) {
  const found = { months: [] as number[], days: [] as number[], rest: [] as Interval[] };
  for (let start = range.start; start < range.end; ) {
    const month = endOfSpan('month', start);
    const day = dayStart(start) + DAY;
    if (months.has(start) && month <= range.end) {
      found.months.push(start);
      start = month;
    } else if (days.has(start) && day <= range.end) {
      found.days.push(start);
      start = day;
    } else {
      add(found.rest, start, Math.min(day, range.end));
      start = day;
    }
  }
  return found;
}

/**
 * Partition of a range like `daysCovering`, with quarters of days that have current sums: these intervals start
 * and end at quarters.
 */
export function quartersCovering(range: Interval, { days }: Pick<SummedSpans, 'days'>) {
  const found = { quarters: [] as Interval[], rest: [] as Interval[] };
  for (let start = range.start; start < range.end; ) {
    const end = Math.min(dayStart(start) + DAY, range.end);
    const first = Math.min(Math.ceil(start / QUARTER) * QUARTER, end);
    const last = days.has(dayStart(start)) ? Math.max(first, Math.floor(end / QUARTER) * QUARTER) : first;
    const [from, to] = first < last ? [first, last] : [end, end];
    add(found.rest, start, from);
    add(found.quarters, from, to);
    add(found.rest, to, end);
    start = end;
  }
  return found;
}

/** Appends an interval unless it is empty. */
function add(intervals: Interval[], start: number, end: number): void {
  if (start >= end) return;
  const last = intervals.at(-1);
  if (last?.end === start) intervals[intervals.length - 1] = { start: last.start, end };
  else intervals.push({ start, end });
}
