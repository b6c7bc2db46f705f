import { type DateRange, rangeBefore } from '@cartwright/core/analytics/ranges';
import { daysBetween } from '@cartwright/core/schedule/wall-time';
import type { ChosenRange } from './chosen-range';

/** Name of an option in the picker. */
export function optionLabel(option: number): string {
  if (option === 0) return 'Today';
  return option === 1 ? 'Yesterday' : `Last ${option} days`;
}

/** Formatted day (`yyyy-MM-dd`): "Nov 28, 2026". */
export function dayText(date: string, locale: string): string {
  return format(locale).format(dayOf(date));
}

/** Days of a range: "Nov 1 – 28, 2026", or one day. */
export function daysText({ from, to }: Pick<DateRange, 'from' | 'to'>, locale: string): string {
  return format(locale).formatRange(dayOf(from), dayOf(to));
}

/** Comparison period as text: "in the 30 days before". */
export function beforeText(chosen: ChosenRange, range: DateRange): string {
  if (chosen === 0) return 'yesterday at this time';
  if (chosen === 1) return 'the day before';
  const days = daysBetween(range.from, range.to) + 1;
  return days === 1 ? 'the day before' : `in the ${days} days before`;
}

/** Text about the comparison period. */
export function comparedText(range: DateRange, locale: string): string {
  return `Compared with ${daysText(rangeBefore(range), locale)}`;
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
