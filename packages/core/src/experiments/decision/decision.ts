import type { Estimate } from '../goals/estimate';
import type { Check, CheckPlan, JudgedVariant } from './checks';
import type { Interval } from './relative-interval';

/** Finding about a variant, with the figures of its sentence. */
export interface Finding {
  /** Index of the variant; 1 is the first beside the control. */
  readonly variant: number;
  /**
   * `better` and `worse` than the control are decided. `open`: with further checks. `none`: no difference was
   * found. `few`: too few events for a verdict. `stopped`: ended manually before a decision. `withheld`: visitors
   * aren't divided as intended, so no verdict is given.
   */
  readonly kind: 'better' | 'worse' | 'open' | 'none' | 'few' | 'stopped' | 'withheld';
  /** Check (from 1) that decided it, or the latest that judged it; null before that. */
  readonly check: number | null;
  /** Means of the goal at that check. */
  readonly control: number;
  readonly mean: number;
  /** Interval of the difference, valid at all checks at once; null if nothing was judged. */
  readonly interval: Interval | null;
  /** Interval relative to the control's mean; null from too few events. */
  readonly relative: Interval | null;
  /** For `none`: whether the planned gain is ruled out, too. */
  readonly gainRuledOut: boolean;
}

export interface Decision {
  /** Number of checks made, and of those until the last day. */
  readonly check: number;
  readonly checks: number;
  /** Whether more checks follow. */
  readonly running: boolean;
  readonly findings: readonly Finding[];
  /** Best of the variants that are better; null if none is. */
  readonly winner: number | null;
}

/** Current state of a test. */
export interface TestState {
  readonly plan: CheckPlan;
  /** Smallest gain worth finding, as a fraction of the control's mean. */
  readonly gain: number;
  /** Estimates at each check, and the results of `judgeChecks`. */
  readonly estimates: readonly (readonly Estimate[])[];
  readonly checks: readonly Check[];
  readonly endedByHand: boolean;
  readonly sampleRatioOff: boolean;
}

/** Decision of a test, with the figures of its sentences. It doesn't change between checks. */
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
