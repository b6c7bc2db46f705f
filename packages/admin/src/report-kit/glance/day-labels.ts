import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportAnnotation, ReportDay } from '@cartwright/core/contract/reports';
import { figureText, type ShopFormats } from '../figures/figure-text';
import { dayText } from '../range/range-labels';

/** Text of a day: date, figure, and what went live. */
export function dayLabel(
  { date, values }: ReportDay,
  marks: readonly ReportAnnotation[],
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

/** Date of a day (`yyyy-MM-dd`), with "(so far)" for today. */
export function dayTitle(date: string, today: string, locale: string): string {
  return `${dayText(date, locale)}${date === today ? ' (so far)' : ''}`;
}
