import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { formatMoney } from '@cartwright/core/money/format-money';

/** Formats of a shop's numbers, money and times. */
export interface ShopFormats {
  /** ISO 4217 code. */
  readonly currency: string;
  /** English in the format of the shop's country, as the admin is in English. */
  readonly locale: string;
  /** IANA name. */
  readonly timezone: string;
}

export type Figure = number | string | null;

/** Placeholder of a missing value. 0 is a value. */
export const NOT_MEASURED = '–';

/** Locale for a country (ISO 3166-1); `en-US` if null. */
export function shopLocale(country: string | null): string {
  try {
    return country === null ? 'en-US' : new Intl.Locale('en', { region: country }).toString();
  } catch {
    return 'en-US';
  }
}

/** Formatted figure. */
export function figureText(
  value: Figure,
  { format }: Pick<ReportColumn, 'format'>,
  { currency, locale, timezone }: ShopFormats,
): string {
  if (value === null) return NOT_MEASURED;
  if (typeof value === 'string') return value;
  switch (format) {
    case 'percent':
      return (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
    case 'money':
      return formatMoney(value, currency, locale);
    case 'decimal':
      return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    case 'instant':
      return timeText(value, { locale, timezone });
    case 'count':
    case 'text':
      return value.toLocaleString(locale);
    default: {
      const unknown: never = format;
      return unknown;
    }
  }
}

/** Contribution of a row: its part of a share or average, with the number of averaged items. */
export function partText(
  { amount, averaged = 1 }: Pick<EvidenceRow, 'amount' | 'averaged'>,
  column: Pick<ReportColumn, 'format' | 'averaged'>,
  formats: ShopFormats,
): string {
  if (amount === null) return '';
  if (column.format === 'percent') return amount > 0 ? 'Yes' : 'No';
  const text = figureText(amount, column, formats);
  return averaged > 1 && column.averaged
    ? `${text} (${averaged.toLocaleString(formats.locale)} ${column.averaged.other})`
    : text;
}

/** Timestamp (epoch milliseconds) in the shop's time zone: "Nov 28, 2026, 2:32 PM". */
export function timeText(
  instant: number,
  { locale, timezone }: Pick<ShopFormats, 'locale' | 'timezone'>,
): string {
  return new Date(instant).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  });
}

/**
 * Total of the rows behind a figure: "Total: 12"; for shares with counts: "87 of 412: 21.1%"; for
 * averages with their count.
 */
export function sumText(
  { sum, averaged, rows, pagination: { serverSize } }: Omit<ReportEvidence, 'hasRare'>,
  column: Pick<ReportColumn, 'format' | 'isAverage' | 'averaged'>,
  formats: ShopFormats,
): string {
  const count = (number: number) => number.toLocaleString(formats.locale);
  if (sum === null) return `${count(serverSize)} in all`;
  const text = figureText(sum, column, formats);
  if (column.format === 'instant') return `Latest: ${text}`;
  if (column.isAverage) {
    const of = averaged ?? serverSize;
    const noun = column.averaged && (of === 1 ? column.averaged.one : column.averaged.other);
    return `Average of ${[count(of), noun].filter(Boolean).join(' ')}: ${text}`;
  }
  if (column.format !== 'percent') return `Total: ${text}`;
  // Every counted row adds the same share; without any, the rows are the denominator.
  const part = rows.find(({ amount }) => amount !== null && amount > 0)?.amount ?? 100 / serverSize;
  return `${count(Math.round(sum / part))} of ${count(Math.round(100 / part))}: ${text}`;
}
