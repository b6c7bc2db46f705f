import { isHarmful } from '../decision/always-valid-verdict';
import { type CheckPlan, type Direction, judgeChecks } from '../decision/checks';
import { type Decision, decisionOf } from '../decision/decision';
import type { ExperimentDocument } from '../document/experiment-document';
import { designOf } from '../document/experiment-plan';
import type { GoalId } from '../document/goals';
import type { CountedDay } from '../goals/counted-day';
import type { Estimate } from '../goals/estimate';
import { movedTraffic, sharesOf } from '../optimisation/moved-traffic';
import { optimisedDecision } from '../optimisation/optimised-decision';
import { checksUntil, daysOfChecks } from '../plan/honest-length';
import { dayEndsAt, type ExperimentRun } from '../run/experiment-run';
import { isSampleRatioOff } from '../statistics/sample-ratio';

export interface ExperimentResults {
  readonly decision: Decision;
  /** Decisions on goals that a variant must not harm: `worse`, or nothing. They don't decide the test. */
  readonly guardrails: readonly { readonly goalId: GoalId; readonly decision: Decision }[];
  /** Days after which checks were made, in order. */
  readonly checkDays: readonly number[];
  /** Time of the next check (epoch milliseconds); null if none follows. */
  readonly nextCheckAt: number | null;
  /** Whether the sample ratio is off, by the latest day. */
  readonly sampleRatioOff: boolean;
  /** Variants (1 is the first beside the control) found harmful on some day. */
  readonly harmful: readonly number[];
  /** Shares of the variants (0 to 1) on each day, for a test that moves its visitors; null for others. */
  readonly shares: readonly (readonly number[])[] | null;
}

type Tested = Pick<
  ExperimentDocument,
  'goalId' | 'guardrails' | 'variants' | 'smallestGain' | 'falseWinners' | 'checks' | 'autoOptimize'
>;

/** Results of a test from the counted days, in order. Incomplete days are ignored. */
export function experimentResults(
  document: Tested,
  run: ExperimentRun,
  counted: readonly CountedDay[],
): ExperimentResults {
  const { goalId, smallestGain, guardrails, autoOptimize } = document;
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
  const shares = autoOptimize
    ? movedTraffic(
        document,
        counted.map(({ day, counted: { shares: moved = null } }) => ({ day, shares: moved })),
        days.length + 1,
      ).map((each) => sharesOf(each, design.shares.length))
    : null;
  const sampleRatioOff = isOff(days.at(-1), shares ?? [design.shares], goalId);
  const endedByHand = run.endedAt !== null;
  const decided = (id: GoalId, direction: Direction) => {
    if (autoOptimize)
      return optimisedDecision({ plan, days, goalId: id, direction, endedByHand, sampleRatioOff });
    const estimates = checked.map(({ counted: { estimates: of } }) => of[id] ?? []);
    const checks = judgeChecks(plan, estimates, direction);
    return decisionOf({
      plan,
      gain: (smallestGain ?? 0) / 100,
      estimates,
      checks,
      endedByHand,
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
    shares,
    harmful: design.shares.flatMap((_, variant) =>
      // A test that moves visitors is decided every day anyway.
      variant > 0 && !autoOptimize && days.some((day) => isHarmfulOn(day, goalId, variant, plan.visitors))
        ? [variant]
        : [],
    ),
  };
}

/** Whether a day's sample ratio is off. `shares` are those of each day; the last apply from then on. */
function isOff(day: CountedDay | undefined, shares: readonly (readonly number[])[], goalId: GoalId): boolean {
  const visitors = (day?.counted.estimates[goalId] ?? []).map((each) => each.visitors);
  if (!visitors.some((each) => each > 0)) return false;
  const came = (day?.counted.periods?.[goalId] ?? []).map((period) =>
    period.reduce((sum, each) => sum + each.visitors, 0),
  );
  const expected = came.reduce<readonly number[]>(
    (sums, all, at) => {
      const own = shares[at] ?? shares.at(-1) ?? [];
      return sums.map((sum, variant) => sum + all * (own[variant] ?? 0));
    },
    visitors.map(() => 0),
  );
  return isSampleRatioOff(visitors, came.length > 0 ? expected : (shares[0] ?? []));
}

function isHarmfulOn({ counted }: CountedDay, goalId: GoalId, variant: number, planned: number): boolean {
  const estimates: readonly Estimate[] = counted.estimates[goalId] ?? [];
  const [control, tested] = [estimates[0], estimates[variant]];
  return control !== undefined && tested !== undefined && isHarmful(control, tested, planned);
}
