import type { Estimate } from '../goals/estimate';
import type { Check, CheckPlan, JudgedVariant } from './checks';
import type { Interval } from './relative-interval';

/** Finding about a variant, with all that its sentence says. */
export interface Finding {
  /** 1 is the first beside the control. */
  readonly variant: number;
  /**
   * `better` and `worse` than the control are decided. `open`: checks follow. `none`: no difference was found. `few`: there
   * are too few events for a verdict. `stopped`: ended by hand before it was decided. `withheld`: visitors aren't divided as
   * they should be, so nothing is said while that is so.
   */
  readonly kind: 'better' | 'worse' | 'open' | 'none' | 'few' | 'stopped' | 'withheld';
  /** The check (1 is the first) that decided it, or the latest that judged it; null before one did. */
  readonly check: number | null;
  /** The goal at that check. */
  readonly control: number;
  readonly mean: number;
  /** The true difference, at all checks alike; null where nothing was judged. */
  readonly interval: Interval | null;
  /** The same in parts of the control's; null from too few events. */
  readonly relative: Interval | null;
  /** Of `none`: whether the gain that the test was planned for isn't there either. */
  readonly gainRuledOut: boolean;
}

export interface Decision {
  /** Checks that were made, of so many until the last day. */
  readonly check: number;
  readonly checks: number;
  /** Whether checks follow. */
  readonly running: boolean;
  readonly findings: readonly Finding[];
  /** Of the variants that are better, the one with most; null where none is. */
  readonly winner: number | null;
}

/** A test as it is now. */
export interface TestState {
  readonly plan: CheckPlan;
  /** The smallest gain worth finding, in parts of the control's mean. */
  readonly gain: number;
  /** The estimates of each check, and what `judgeChecks` made of them. */
  readonly estimates: readonly (readonly Estimate[])[];
  readonly checks: readonly Check[];
  readonly endedByHand: boolean;
  readonly sampleRatioOff: boolean;
}

/** The decision of a test with what its sentences say. Between checks it stays as it is, whatever is counted. */
export function decisionOf(state: TestState): Decision {
  const { plan, checks, endedByHand, sampleRatioOff } = state;
  const findings = plan.shares.slice(1).map((_, index) => findingOf(state, index));
  const better = findings.filter(({ kind }) => kind === 'better');
  return {
    check: checks.length,
    checks: plan.checks,
    running: !endedByHand && checks.at(-1)?.final !== true && findings.some(({ kind }) => !isDecided(kind)),
    findings,
    winner: sampleRatioOff
      ? null
      : (better.reduce<Finding | null>((best, each) => (best && best.mean >= each.mean ? best : each), null)
          ?.variant ?? null),
  };
}

const isDecided = (kind: string) => kind === 'better' || kind === 'worse';

function findingOf(
  { gain, estimates, checks, endedByHand, sampleRatioOff }: TestState,
  index: number,
): Finding {
  const own = checks.map(({ variants }) => variants[index]);
  const decidedAt = own.findIndex((each) => each !== undefined && isDecided(each.verdict));
  const at = decidedAt >= 0 ? decidedAt : own.findLastIndex((each) => each?.judged);
  const judged = own[at]?.judged ?? null;
  const shown = estimates[at < 0 ? checks.length - 1 : at];
  const kind = sampleRatioOff ? 'withheld' : kindOf(own, decidedAt, endedByHand);
  return {
    variant: index + 1,
    kind,
    check: at < 0 ? null : at + 1,
    control: shown?.[0]?.mean ?? 0,
    mean: shown?.[index + 1]?.mean ?? 0,
    interval: judged?.interval ?? null,
    relative: judged?.relative ?? null,
    gainRuledOut: kind === 'none' && judged?.relative !== null && (judged?.relative.high ?? gain) < gain,
  };
}

function kindOf(
  own: readonly (JudgedVariant | undefined)[],
  decidedAt: number,
  endedByHand: boolean,
): Finding['kind'] {
  const decided = own[decidedAt]?.verdict;
  if (decided === 'better' || decided === 'worse') return decided;
  const last = own.at(-1)?.verdict;
  if (last === 'none') return 'none';
  if (endedByHand) return 'stopped';
  return last === 'few' ? 'few' : 'open';
}
