import { gainFoundIn, MAX_WEEKS, type Plan, planFor } from '../plan/honest-length';
import { type Design, rateBaseline } from '../plan/planned-size';
import type { ExperimentDocument } from './experiment-document';
import { GOALS } from './goals';

/** Present traffic of a shop, as far as it is known. */
export interface KnownTraffic {
  readonly visitorsAWeek: number;
  /** Of the main goal: a part of visitors, between 0 and 1. */
  readonly rate: number;
}

/**
 * Plan of a test's length. `size`: so many visitors in so many weeks. `too_few`: eight weeks don't find the gain, but this one
 * (in percent). `unknown`: the goal isn't a part of visitors, or nothing that can be planned with is known.
 */
export type ExperimentPlan =
  | { readonly kind: 'size'; readonly plan: Plan }
  | { readonly kind: 'too_few'; readonly weeks: number; readonly gain: number }
  | { readonly kind: 'unknown' };

type Planned = Pick<ExperimentDocument, 'goalId' | 'variants' | 'smallestGain' | 'falseWinners' | 'checks'>;

/** The plan of a valid test by what the shop has now. */
export function experimentPlan(document: Planned, known: KnownTraffic | null): ExperimentPlan {
  const { goalId, smallestGain } = document;
  if (!GOALS[goalId].isRate || smallestGain === null || known === null) return { kind: 'unknown' };
  const { rate, visitorsAWeek } = known;
  if (!(rate > 0 && rate < 1) || visitorsAWeek <= 0) return { kind: 'unknown' };
  const design = designOf(document);
  const baseline = rateBaseline(rate);
  const plan = planFor(baseline, smallestGain / 100, design, visitorsAWeek);
  if (plan) return { kind: 'size', plan };
  const gain = gainFoundIn(MAX_WEEKS, baseline, design, visitorsAWeek) * 100;
  return { kind: 'too_few', weeks: MAX_WEEKS, gain };
}

/** Design that the plan of a test is made for: its shares add up to 1. */
export function designOf({ variants, falseWinners, checks }: Planned): Design {
  return {
    shares: variants.map(({ traffic }) => (traffic ?? 0) / 100),
    level: falseWinners === 'one_in_20' ? 0.05 : 0.01,
    rhythm: checks,
  };
}
