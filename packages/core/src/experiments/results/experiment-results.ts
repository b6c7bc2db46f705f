import { isHarmful } from '../decision/always-valid-verdict';
import { type CheckPlan, type Direction, judgeChecks } from '../decision/checks';
import { type Decision, decisionOf } from '../decision/decision';
import type { ExperimentDocument } from '../document/experiment-document';
import { designOf } from '../document/experiment-plan';
import type { GoalId } from '../document/goals';
import type { Counted } from '../goals/counted-visitors';
import type { Estimate } from '../goals/estimate';
import { checksUntil, daysOfChecks } from '../plan/honest-length';
import { dayEndsAt, type ExperimentRun } from '../run/experiment-run';
import { isSampleRatioOff } from '../statistics/sample-ratio';

/** Counts until the end of a day of a test, or until the test was ended within it. */
export interface CountedDay {
  /** 1 is the first. */
  readonly day: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly counted: Counted;
}

export interface ExperimentResults {
  readonly decision: Decision;
  /** Of goals that a variant must not harm: found `worse`, or nothing. They decide nothing. */
  readonly guardrails: readonly { readonly goalId: GoalId; readonly decision: Decision }[];
  /** The days after which checks were made, in their order. */
  readonly checkDays: readonly number[];
  /** When the next one is made (epoch milliseconds); null where none follows. */
  readonly nextCheckAt: number | null;
  /** Whether visitors aren't divided as they should be, by the latest day. */
  readonly sampleRatioOff: boolean;
  /** Variants (1 is the first beside the control) that were found to do harm on some day. */
  readonly harmful: readonly number[];
}

type Tested = Pick<
  ExperimentDocument,
  'goalId' | 'guardrails' | 'variants' | 'smallestGain' | 'falseWinners' | 'checks'
>;

/** Results of a test by the days that were counted, in their order. Only days that were whole are looked at. */
export function experimentResults(
  document: Tested,
  run: ExperimentRun,
  counted: readonly CountedDay[],
): ExperimentResults {
  const { goalId, smallestGain, guardrails } = document;
  const design = designOf(document);
  const plan: CheckPlan = {
    visitors: run.plan.visitors,
    shares: design.shares,
    level: design.level,
    checks: checksUntil(run.plan.lastWeek, design),
  };
  const days = counted.filter(({ day, at }) => at === dayEndsAt(run, day));
  const planned = daysOfChecks(run.plan.lastWeek, design);
  const checked = planned.flatMap((day) => days.find((each) => each.day === day) ?? []);
  const sampleRatioOff = isOff(days.at(-1), design.shares, goalId);
  const decided = (id: GoalId, direction: Direction) => {
    const estimates = checked.map(({ counted: { estimates: of } }) => of[id] ?? []);
    const checks = judgeChecks(plan, estimates, direction);
    return decisionOf({
      plan,
      gain: (smallestGain ?? 0) / 100,
      estimates,
      checks,
      endedByHand: run.endedAt !== null,
      sampleRatioOff,
    });
  };
  const decision = decided(goalId, 'both');
  const checkDays = checked.slice(0, decision.check).map(({ day }) => day);
  const next = planned[checkDays.length];
  return {
    decision,
    guardrails: guardrails.map((id) => ({ goalId: id, decision: decided(id, 'harm') })),
    checkDays,
    nextCheckAt: decision.running && next !== undefined ? dayEndsAt(run, next) : null,
    sampleRatioOff,
    harmful: design.shares.flatMap((_, variant) =>
      variant > 0 && days.some((day) => isHarmfulOn(day, goalId, variant, plan.visitors)) ? [variant] : [],
    ),
  };
}

function isOff(day: CountedDay | undefined, shares: readonly number[], goalId: GoalId): boolean {
  const visitors = (day?.counted.estimates[goalId] ?? []).map((each) => each.visitors);
  return visitors.some((each) => each > 0) && isSampleRatioOff(visitors, shares);
}

function isHarmfulOn({ counted }: CountedDay, goalId: GoalId, variant: number, planned: number): boolean {
  const estimates: readonly Estimate[] = counted.estimates[goalId] ?? [];
  const [control, tested] = [estimates[0], estimates[variant]];
  return control !== undefined && tested !== undefined && isHarmful(control, tested, planned);
}
