import type { TableTab } from '@cartwright/core/analytics/reports/report';
import type { ReportRow } from '@cartwright/core/contract/reports';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { type CsvCell, csvOf } from '@cartwright/core/texts/csv';
import type { Figure, ShopFormats } from '../figures/figure-text';

/**
 * CSV of a table, for calculations: plain numbers, amounts in major units, rates in percent, times
 * in the shop's time zone (`2026-11-28 14:32`). Headers name the units; missing values are blank.
 */
export function rowsCsv(
  { rowTitle, columns }: Pick<TableTab, 'rowTitle' | 'columns'>,
  rows: readonly ReportRow[],
  { currency, timezone }: Pick<ShopFormats, 'currency' | 'timezone'>,
): string {
  const heads = columns.map(({ title, format }) => {
    if (format === 'money') return `${title} (${currency})`;
    if (format === 'instant') return `${title} (${timezone})`;
    return format === 'percent' ? `${title} (%)` : title;
  });
  return csvOf([
    [rowTitle, ...heads],
    ...rows.map(({ title, values }) => [
      title,
      ...columns.map(({ key, format }) => cellOf(values[key] ?? null, format, timezone)),
    ]),
  ]);
}

function cellOf(value: Figure, format: TableTab['columns'][number]['format'], timezone: string): CsvCell {
  if (typeof value !== 'number') return value;
  switch (format) {
    case 'money':
      return Math.round(value) / 100;
    case 'instant': {
      const { date, time } = wallTime(value, timezone);
      return `${date} ${time}`;
    }
    case 'percent':
    case 'decimal':
      return Math.round(value * 100) / 100;
    default:
      return value;
  }
}
