import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import type { ShopFormats } from './figure-text';

/**
 * Change of a figure from the previous period: short text beside an arrow, and sentence for screen
 * readers.
 */
export interface Change {
  readonly direction: 'up' | 'down' | 'none';
  /** Judgement of figures where lower is better, which the arrow alone wouldn't show. */
  readonly judgement?: 'better' | 'worse';
  readonly short: string;
  readonly sentence: string;
}

/**
 * Change of a figure; null if either value is missing. Rates change in points, averages by
 * difference, others in percent. `before` names the comparison: "in the 30 days before".
 */
export function changeOf(
  value: number | null,
  earlier: number | null,
  { format, isBetterLower }: Pick<ReportColumn, 'format' | 'isBetterLower'>,
  before: string,
  { locale }: Pick<ShopFormats, 'locale'>,
): Change | null {
  if (value === null || earlier === null) return null;
  if (value === earlier) return { direction: 'none', short: 'No change', sentence: `The same as ${before}` };
  const isUp = value > earlier;
  const direction = isUp ? 'up' : 'down';
  if (format === 'percent' || format === 'decimal') {
    const size = sizeText(Math.abs(value - earlier), 1, locale);
    const points = size === '1' ? 'percentage point' : 'percentage points';
    const [short, long] = format === 'percent' ? [`${size} pts`, `${size} ${points}`] : [size, size];
    const sentence = `${long} ${isUp ? 'higher' : 'lower'} than ${before}`;
    if (!isBetterLower) return { direction, short, sentence };
    const judgement = isUp ? 'worse' : 'better';
    return {
      direction,
      judgement,
      short: `${short} ${judgement}`,
      sentence: `${sentence}, which is ${judgement}`,
    };
  }
  if (earlier === 0) return { direction, short: 'New', sentence: `There were none ${before}` };
  const size = `${sizeText(Math.abs((value - earlier) / earlier) * 100, 0, locale)}%`;
  return { direction, short: size, sentence: `${size} ${isUp ? 'more' : 'less'} than ${before}` };
}

/** Formats a change; never rounds it to 0. */
function sizeText(size: number, digits: 0 | 1, locale: string): string {
  const min = 10 ** -digits;
  const rounded = Math.max(size, min).toLocaleString(locale, { maximumFractionDigits: digits });
  return size < min / 2 ? `under ${rounded}` : rounded;
}
