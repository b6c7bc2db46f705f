import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ReportDay } from '@cartwright/core/contract/reports';
import { scaleLinear } from '@visx/scale';
import { figureText, type ShopFormats } from '../figures/figure-text';

interface Point {
  /** Day index, from 0. */
  readonly at: number;
  readonly value: number | null;
}

/** Data of a daily line chart. */
export interface Chart {
  readonly points: readonly Point[];
  /** Segment to today, which is incomplete. */
  readonly unfinished: readonly Point[];
  /** Isolated points between missing days. */
  readonly lone: readonly { readonly at: number; readonly value: number }[];
  /** Minimum and maximum of the axis. */
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/**
 * Chart of a figure by day. The axis always includes 0, so that small changes don't look large.
 * `today`: `yyyy-MM-dd` in the shop's time zone.
 */
export function chartOf(days: readonly ReportDay[], { key, format }: ReportColumn, today: string): Chart {
  const points = days.map(({ values }, at) => ({ at, value: values[key] ?? null }));
  const measured = points.flatMap(({ value }) => value ?? []);
  const max = Math.max(0, ...measured);
  const min = Math.min(0, ...measured);
  const scale = scaleLinear<number>({
    domain: [min, max === min ? min + (format === 'money' ? 100 : 1) : max],
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

/** Day index nearest to a position. */
export function dayIndex(place: number, last: number): number {
  return Math.min(Math.max(Math.round(place), 0), last);
}

/** Axis label of a day (`yyyy-MM-dd`): "Nov 28". */
export function shortDay(date: string, locale: string): string {
  if (date === '') return '';
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

/** Compact axis label of a value. */
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
