import type { CreditedSubject } from './credit';
import { SESSION_CLOSES, type SessionPlace } from './session-places';

/** Metrics of sessions at a place. Rates are percent, 0 to 100; null without sessions. */
export interface PlaceMetrics {
  /** Number of sessions that saw a product of it. */
  readonly sessions: number;
  /** Share of sessions with a click on a product, or an add from its card. */
  readonly clickthrough: number | null;
  readonly clicks: number;
  readonly adds: number;
  /** Average position of clicks, from 1; null without any. */
  readonly averagePosition: number | null;
  readonly conversions: number;
  readonly conversionRate: number | null;
  /** Share of closed sessions with a page view there that ended there without a checkout. */
  readonly exitRate: number | null;
  /** Share without results among sessions that report a number of results. */
  readonly noResultRate: number | null;
}

/** Metrics of a place's rows, one per session, at an instant. SQL computes the same (`server/reports`). */
export function metricsOf(rows: readonly SessionPlace[], now: number): PlaceMetrics {
  const clicks = sum(rows.map((row) => row.clicks));
  const sessions = rows.filter(({ isSeen }) => isSeen).length;
  const viewed = rows.filter(({ isViewed, lastAt }) => isViewed && lastAt <= now - SESSION_CLOSES);
  const counted = rows.filter(({ results }) => results !== null);
  const conversions = rows.filter(({ isConverted }) => isConverted).length;
  return {
    sessions,
    clickthrough: percent(rows.filter((row) => row.clicks + row.adds > 0).length, sessions),
    clicks,
    adds: sum(rows.map((row) => row.adds)),
    averagePosition: clicks === 0 ? null : sum(rows.map((row) => row.positions)) / clicks,
    conversions,
    conversionRate: percent(conversions, sessions),
    exitRate: percent(viewed.filter(({ isExit }) => isExit).length, viewed.length),
    noResultRate: percent(counted.filter(({ results }) => results === 0).length, counted.length),
  };
}

/** Percentage of a whole; null if the whole is 0. */
export function percent(part: number, whole: number): number | null {
  return shareOf(part, whole, 100);
}

/** Share of a whole, times `scale`; null if the whole is 0. */
export function shareOf(part: number, whole: number, scale = 1): number | null {
  return whole === 0 ? null : (part * scale) / whole;
}

/** Line of an order or of a refund, with its credit. */
export interface CreditedLine {
  readonly orderId: number;
  readonly subject: CreditedSubject | null;
  readonly subjectId: string | null;
  /** Epoch milliseconds; a refund has its own time. */
  readonly at: number;
  /** Subunits of the shop's currency; 0 or below for a refund. */
  readonly revenue: number;
}

/** Revenue in a range: credited lines less refunds, each at its own time. */
export function creditedRevenue(
  lines: readonly CreditedLine[],
  { start, end }: { readonly start: number; readonly end: number },
  isCounted: (line: CreditedLine) => boolean = ({ subject }) => subject !== null,
): number {
  return sum(
    lines
      .filter((line) => line.at >= start && line.at < end && isCounted(line))
      .map(({ revenue }) => revenue),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
