import type { Estimate } from '../goals/estimate';
import { alwaysValidBound, alwaysValidP } from '../statistics/always-valid';
import type { Direction } from './checks';
import { type Comparison, comparisonOf } from './comparison';
import type { Interval } from './relative-interval';

/** Minimum number of events for a verdict. */
const MIN_EVENTS = 50;
/** Significance level of the alarm, which is no decision. */
const ALARM_LEVEL = 0.05;

/** Comparison of a variant with the control for an any-time test. */
export interface AnyTimeComparison extends Comparison {
  /** Visitors of both together, or their equivalent. */
  readonly visitors: number;
  /** Number of visitors at which the test is narrowest, fixed at the start. */
  readonly planned: number;
  /** Visitors who reached the goal, in the variant with fewer of them. */
  readonly events: number;
}

/** Finding about a variant at any look. */
export interface AnyTimeFinding {
  readonly kind: 'better' | 'worse' | 'open' | 'few';
  readonly interval: Interval;
}

/**
 * Judges variants by an always-valid test (Holm over variants). `level` is the remainder for undecided variants:
 * earlier decisions are kept, and callers leave these variants out.
 */
export function anyTimeFindings(
  compared: readonly AnyTimeComparison[],
  level: number,
  direction: Direction = 'both',
): AnyTimeFinding[] {
  const looked = compared.map((each) => {
    const few = each.events < MIN_EVENTS;
    const isTested = direction === 'both' || each.difference < 0;
    return { ...each, few, p: few || !isTested ? 1 : alwaysValidP(each, each.planned) };
  });
  // Holm: the smallest p value first, each decision leaving its share of the level to the others.
  const ranked = looked.map(({ p }) => p).sort((a, b) => a - b);
  const shareAt = (rank: number) => level / (ranked.length - rank);
  const open = ranked.findIndex((p, rank) => p > shareAt(rank));
  return looked.map(({ difference, standardError, visitors, planned, few, p }) => {
    const rank = ranked.indexOf(p);
    const decided = open < 0 || rank < open;
    const half = alwaysValidBound(visitors, planned, shareAt(decided ? rank : open)) * standardError;
    const kind = decided ? (difference > 0 ? 'better' : 'worse') : 'open';
    return {
      kind: few ? 'few' : kind,
      interval: { low: difference - half, high: difference + half },
    };
  });
}

/** Whether a variant does harm that can't wait for the next check. Evaluated daily; a warning, not a decision. */
export function isHarmful(control: Estimate, variant: Estimate, planned: number): boolean {
  if (control.events < MIN_EVENTS) return false;
  const { difference, standardError } = comparisonOf(control, variant);
  const visitors = control.visitors + variant.visitors;
  return difference < -alwaysValidBound(visitors, planned, ALARM_LEVEL) * standardError;
}
