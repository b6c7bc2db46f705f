import { gainFoundIn, MAX_WEEKS, type Plan, planFor } from '../plan/honest-length';
import {
  type Baseline,
  type Design,
  type OrderSpread,
  orderBaseline,
  rateBaseline,
  revenueBaseline,
} from '../plan/planned-size';
import type { ExperimentDocument } from './experiment-document';
import { GOALS, type GoalId, REVENUE } from './goals';

/** Current traffic of a shop; null if unknown. */
export interface KnownTraffic {
  readonly visitorsAWeek: number;
  /** Share of visitors (0 to 1) who reach the main goal; for goals by order, those who order. */
  readonly rate: number;
  /** Values of the main goal by order; null if it isn't based on orders, or unknown. */
  readonly orders: OrderSpread | null;
}

/**
 * Plan of a test's length. `size`: number of visitors and weeks. `too_few`: eight weeks can't find the gain, but
 * this one (in percent). `unknown`: the shop's figures are unknown.
 */
export type ExperimentPlan =
  | { readonly kind: 'size'; readonly plan: Plan }
  | { readonly kind: 'too_few'; readonly weeks: number; readonly gain: number }
  | { readonly kind: 'unknown' };

type Planned = Pick<
  ExperimentDocument,
  'goalId' | 'variants' | 'smallestGain' | 'falseWinners' | 'checks' | 'autoOptimize'
>;

/** Plan of a valid test from the shop's current traffic. */
export function experimentPlan(document: Planned, known: KnownTraffic | null): ExperimentPlan {
  const { goalId, smallestGain } = document;
  if (smallestGain === null || known === null) return { kind: 'unknown' };
  const { visitorsAWeek } = known;
  const baseline = baselineOf(goalId, known);
  if (!baseline || !(visitorsAWeek > 0)) return { kind: 'unknown' };
  const design = designOf(document);
  const plan = planFor(baseline, smallestGain / 100, design, visitorsAWeek);
  if (plan) return { kind: 'size', plan };
  const gain = gainFoundIn(MAX_WEEKS, baseline, design, visitorsAWeek) * 100;
  return { kind: 'too_few', weeks: MAX_WEEKS, gain };
}

/** Baseline of a goal; null if it is unknown, or if all orders are alike and can't be compared. */
function baselineOf(goalId: GoalId, { rate, orders }: KnownTraffic): Baseline | null {
  if (!(rate > 0 && rate < 1)) return null;
  if (GOALS[goalId].measure === 'rate') return rateBaseline(rate);
  if (!orders || !(orders.mean > 0 && orders.deviation > 0)) return null;
  return goalId === REVENUE ? revenueBaseline(rate, orders) : orderBaseline(rate, orders);
}

/** Design for the plan of a test; its shares add up to 1. */
export function designOf({
  variants,
  falseWinners,
  checks,
  autoOptimize,
}: Pick<Planned, 'variants' | 'falseWinners' | 'checks' | 'autoOptimize'>): Design {
  return {
    shares: variants.map(({ traffic }) => (traffic ?? 0) / 100),
    level: falseWinners === 'one_in_20' ? 0.05 : 0.01,
    rhythm: autoOptimize ? 'always' : checks,
  };
}
