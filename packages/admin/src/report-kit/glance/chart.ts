import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportDay } from '@cartwright/core/contract/reports';
import { scaleLinear } from '@visx/scale';
import { figureText, type ShopFormats } from '../figures/figure-text';

interface Point {
  /** Number of the day, from 0. */
  readonly at: number;
  readonly value: number | null;
}

/** Data of a line by day. */
export interface Chart {
  readonly points: readonly Point[];
  /** The last day with the one before it, where that day isn't over: what it comes to is still open. */
  readonly unfinished: readonly Point[];
  /** Points between days that weren't measured, which no line shows. */
  readonly lone: readonly { readonly at: number; readonly value: number }[];
  /** Smallest and largest value beside the line. */
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/**
 * Chart of a figure by day. 0 is always on it, so that a small change doesn't look large. `today`: `yyyy-MM-dd` on the
 * shop's clock.
 */
export function chartOf(days: readonly ReportDay[], { key, format }: ReportColumn, today: string): Chart {
  const points = days.map(({ values }, at) => ({ at, value: values[key] ?? null }));
  const measured = points.flatMap(({ value }) => value ?? []);
  const most = Math.max(0, ...measured);
  const least = Math.min(0, ...measured);
  const scale = scaleLinear<number>({
    domain: [least, most === least ? least + (format === 'money' ? 100 : 1) : most],
  });
  scale.nice(4);
  const ticks = scale.ticks(4).filter((tick) => format !== 'count' || Number.isInteger(tick));
  const [bottom = 0, top = 1] = scale.domain();
  const isMeasured = (at: number) => (points[at]?.value ?? null) !== null;
  const lone = points.flatMap(({ at, value }) =>
    value === null || isMeasured(at - 1) || isMeasured(at + 1) ? [] : [{ at, value }],
  );
  const isOpen = days.at(-1)?.date === today && points.length > 1;
  return {
    points: isOpen ? points.slice(0, -1) : points,
    unfinished: isOpen ? points.slice(-2) : [],
    lone,
    domain: [bottom, top],
    ticks,
  };
}

/** Number of the day that is nearest to a place between days. */
export function dayIndex(place: number, last: number): number {
  return Math.min(Math.max(Math.round(place), 0), last);
}

/** Day (`yyyy-MM-dd`) below the line: "Nov 28". */
export function shortDay(date: string, locale: string): string {
  if (date === '') return '';
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

/** Value beside the line: short, as large amounts have little room. */
export function tickText(value: number, column: Pick<ReportColumn, 'format'>, formats: ShopFormats): string {
  const { locale, currency } = formats;
  if (column.format === 'money') {
    try {
      return (value / 100).toLocaleString(locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 2,
      });
    } catch {
      return figureText(value, column, formats);
    }
  }
  if (column.format === 'count') return value.toLocaleString(locale, { notation: 'compact' });
  return figureText(value, column, formats);
}
