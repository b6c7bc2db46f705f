import { type AnyTimeFinding, anyTimeFindings } from '../decision/always-valid-verdict';
import type { CheckPlan, Direction } from '../decision/checks';
import { informationOf } from '../decision/comparison';
import type { Decision, Finding } from '../decision/decision';
import type { GoalId } from '../document/goals';
import type { CountedDay } from '../goals/counted-day';
import type { Period } from '../goals/period';
import { ALWAYS_INFLATION } from '../plan/inflation';
import { type StratifiedComparison, stratifiedComparison } from './stratified';

/** Current state of a test that moves its visitors. */
export interface OptimisedState {
  readonly plan: CheckPlan;
  /** Complete days, in order: each is a check. */
  readonly days: readonly CountedDay[];
  readonly goalId: GoalId;
  readonly direction: Direction;
  readonly endedByHand: boolean;
  readonly sampleRatioOff: boolean;
}

/** Finding on a variant, and the check that produced it. */
interface Found extends StratifiedComparison {
  readonly kind: AnyTimeFinding['kind'];
  readonly interval: AnyTimeFinding['interval'];
  readonly check: number;
}

/**
 * Decision of a test that moves its visitors: daily, by an always-valid test, on variants that are compared within
 * each day. The probability of being the best decides nothing. Decisions are final.
 */
export function optimisedDecision(state: OptimisedState): Decision {
  const { plan, days, endedByHand, sampleRatioOff } = state;
  const isOver = days.length >= plan.checks;
  const found = foundUntil(state);
  const findings = plan.shares.slice(1).map((_, at): Finding => {
    const own = found.get(at + 1);
    const isOpen = own === undefined || own.kind === 'open';
    const kind = isOpen ? (isOver ? 'none' : 'open') : own.kind;
    const stopped = endedByHand && (kind === 'open' || kind === 'few');
    return {
      variant: at + 1,
      kind: sampleRatioOff ? 'withheld' : stopped ? 'stopped' : kind,
      check: own?.check ?? null,
      control: own?.control ?? 0,
      mean: own?.mean ?? 0,
      interval: own && own.kind !== 'few' ? own.interval : null,
      relative: null,
      gainRuledOut: false,
    };
  });
  const better = findings.filter(({ kind }) => kind === 'better');
  return {
    check: days.length,
    checks: plan.checks,
    running: !endedByHand && !isOver && [...found.values()].filter(isDecided).length < findings.length,
    findings,
    winner:
      better.reduce<Finding | null>((best, each) => (best && best.mean >= each.mean ? best : each), null)
        ?.variant ?? null,
  };
}

const isDecided = ({ kind }: Found) => kind === 'better' || kind === 'worse';

/** Finding of each variant (1 is the first beside the control): the deciding one, or the latest. */
function foundUntil({ plan, days, goalId, direction }: OptimisedState): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>();
  const { shares, visitors, level } = plan;
  const control = shares[0] ?? 0;
  // Narrowest where a test with one look would be decided.
  const planned = visitors / ALWAYS_INFLATION;
  for (const [at, { counted }] of days.entries()) {
    const periods: readonly Period[] = counted.periods?.[goalId] ?? [];
    const open = shares.flatMap((_, variant) => {
      const known = found.get(variant);
      return variant === 0 || (known && isDecided(known)) ? [] : [variant];
    });
    const compared = open.map((variant) => ({
      variant,
      ...stratifiedComparison(periods, variant),
      planned: 4 * informationOf(planned * control, planned * (shares[variant] ?? 0)),
    }));
    const findings = anyTimeFindings(compared, level, direction);
    for (const [index, each] of compared.entries()) {
      const finding = findings[index];
      if (finding) found.set(each.variant, { ...each, ...finding, check: at + 1 });
    }
  }
  return found;
}
