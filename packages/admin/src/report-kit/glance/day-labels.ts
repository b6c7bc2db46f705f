import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportDay, ReportMark } from '@cartwright/core/contract/reports';
import { figureText, type ShopFormats } from '../figures/figure-text';
import { dayText } from '../range/range-labels';

/** A day of a line in words: its date, its figure, and what went live on it. */
export function dayLabel(
  { date, values }: ReportDay,
  marks: readonly ReportMark[],
  column: ReportColumn,
  formats: ShopFormats,
  today: string,
): string[] {
  const value = values[column.key] ?? null;
  return [
    dayTitle(date, today, formats.locale),
    value === null ? 'Not measured' : `${column.title}: ${figureText(value, column, formats)}`,
    ...marks.filter((mark) => mark.date === date).map(({ text }) => text),
  ];
}

/** Date of a day (`yyyy-MM-dd`); of today, which isn't over, that it counts so far. */
export function dayTitle(date: string, today: string, locale: string): string {
  return `${dayText(date, locale)}${date === today ? ' (so far)' : ''}`;
}
