import type { Estimate } from '../goals/estimate';
import { alwaysValidBound, alwaysValidP } from '../statistics/always-valid';
import { comparisonOf } from './comparison';
import type { Interval } from './relative-interval';

/** A rate of fewer events is judged by chance. */
const MIN_EVENTS = 50;
/** Of the alarm alone: it decides nothing. */
const ALARM_LEVEL = 0.05;

/** A variant of a test that has no planned end, whenever it is looked at. */
export interface OpenEndedFinding {
  readonly kind: 'better' | 'worse' | 'open' | 'few';
  readonly interval: Interval;
  readonly p: number;
}

/**
 * The variants of an open-ended test, or of one that shifts its traffic to the better ones, by a test that holds whenever it
 * is read (Holm over variants). `planned` are the visitors at which it is narrowest, fixed at the start. What was decided at
 * an earlier look stays; callers keep it.
 */
export function openEndedFindings(
  estimates: readonly Estimate[],
  planned: number,
  level: number,
): OpenEndedFinding[] {
  const [control, ...variants] = estimates;
  if (!control) return [];
  const looked = variants.map((variant) => {
    const comparison = comparisonOf(control, variant);
    const visitors = control.visitors + variant.visitors;
    const few = Math.min(control.events, variant.events) < MIN_EVENTS;
    return { ...comparison, visitors, few, p: few ? 1 : alwaysValidP({ ...comparison, visitors }, planned) };
  });
  // Holm: the smallest p value first, each decision leaving its share of the level to the others.
  const ranked = looked.map(({ p }) => p).sort((a, b) => a - b);
  const shareAt = (rank: number) => level / (ranked.length - rank);
  const open = ranked.findIndex((p, rank) => p > shareAt(rank));
  return looked.map(({ difference, standardError, visitors, few, p }) => {
    const rank = ranked.indexOf(p);
    const decided = open < 0 || rank < open;
    const half = alwaysValidBound(visitors, planned, shareAt(decided ? rank : open)) * standardError;
    const kind = decided ? (difference > 0 ? 'better' : 'worse') : 'open';
    return {
      kind: few ? 'few' : kind,
      interval: { low: difference - half, high: difference + half },
      p,
    };
  });
}

/**
 * Whether a variant does harm that can't wait for the next check. Looked at once a day; it warns, and decides nothing.
 */
export function isHarmful(control: Estimate, variant: Estimate, planned: number): boolean {
  if (control.events < MIN_EVENTS) return false;
  const { difference, standardError } = comparisonOf(control, variant);
  const visitors = control.visitors + variant.visitors;
  return difference < -alwaysValidBound(visitors, planned, ALARM_LEVEL) * standardError;
}
