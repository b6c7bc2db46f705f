import type { CreditedSubject } from './credit';
import { SESSION_CLOSES, type SessionPlace } from './session-places';

/** Metrics of sessions at a place. Rates are percent, 0 to 100; null: of no session, so that nothing was measured. */
export interface PlaceMetrics {
  /** Sessions that saw a product of it. */
  readonly sessions: number;
  /** Sessions with a click on a product, or an add from its card, of all. */
  readonly clickthrough: number | null;
  readonly clicks: number;
  readonly adds: number;
  /** Of clicks, from 1; null without any. */
  readonly averagePosition: number | null;
  readonly conversions: number;
  readonly conversionRate: number | null;
  /** Of closed sessions that viewed a page there, those that ended there and did not go to checkout. */
  readonly exitRate: number | null;
  /** Of those that say how many products they had, those that had none. */
  readonly noResultRate: number | null;
}

/** The metrics of the rows of a place, one a session, at an instant. SQL does the same (`server/reports`). */
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

/** A part of a whole in percent; null where there is no whole. */
export function percent(part: number, whole: number): number | null {
  return shareOf(part, whole, 100);
}

/** A part of a whole, times `scale`; null where there is no whole. */
export function shareOf(part: number, whole: number, scale = 1): number | null {
  return whole === 0 ? null : (part * scale) / whole;
}

/** A line of an order or of a refund, with what it is credited to. */
export interface CreditedLine {
  readonly orderId: number;
  readonly subject: CreditedSubject | null;
  readonly subjectId: string | null;
  /** Epoch milliseconds: of a refund its own. */
  readonly at: number;
  /** Subunits of the shop's currency; of a refund 0 or below. */
  readonly revenue: number;
}

/** Revenue in a range: credited lines, less refunds, each at its own time. */
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
