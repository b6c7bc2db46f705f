import { movedTo, type Traffic, trafficOf } from '../assignment/traffic';
import { BUCKETS } from '../assignment/visitor-bucket';
import type { ExperimentDocument } from '../document/experiment-document';

/** Delay of shares in days: a day is counted during the next, so its shares apply from the day after that. */
const DAYS_UNTIL_MOVED = 2;

/** Shares (ten-thousandths) that result from a day of a test, counted from 1; null: unchanged. */
export interface SharesOfDay {
  readonly day: number;
  readonly shares: readonly number[] | null;
}

/**
 * Allocation of new visitors on each day of a test that moves them, from the first day to `day`. A change moves as
 * few as possible: a variant gives up the end of its pieces.
 */
export function movedTraffic(
  { variants }: Pick<ExperimentDocument, 'variants'>,
  counted: readonly SharesOfDay[],
  day: number,
): Traffic[] {
  const planned = variants.map(({ traffic }) => ((traffic ?? 0) * BUCKETS) / 100);
  const days = [trafficOf(variants.length, planned)];
  for (let next = 2; next <= day; next++) {
    const last = days.at(-1) ?? [];
    const shares = counted.find((each) => each.day === next - DAYS_UNTIL_MOVED)?.shares ?? null;
    days.push(shares ? movedTo(last, shares) : last);
  }
  return days;
}

/** Share of each variant, 0 to 1. */
export function sharesOf(traffic: Traffic, variants: number): number[] {
  const widths = new Array<number>(variants).fill(0);
  for (const { variant, from, until } of traffic) widths[variant] = (widths[variant] ?? 0) + until - from;
  return widths.map((width) => width / BUCKETS);
}
