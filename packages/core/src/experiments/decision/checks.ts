import type { Estimate } from '../goals/estimate';
import { looksOf, MIN_NEW_FRACTION } from '../statistics/checked';
import { comparisonOf, informationOf } from './comparison';
import { type Interval, relativeInterval } from './relative-interval';

/** Plan of the checks, fixed before a test starts. The first variant is the control. */
export interface CheckPlan {
  /** Planned visitors of all variants together. */
  readonly visitors: number;
  /** Shares of the variants; they add up to 1. */
  readonly shares: readonly number[];
  /** False positive rate: 0.05 is 1 in 20. */
  readonly level: number;
  /** Number of checks until the last day. */
  readonly checks: number;
}

/**
 * Verdict on a variant at a check. `few`: too few events for a verdict; `skipped`: hardly any new data since the
 * last check; neither spends any of the level. `open`: undecided, with further checks; `none`: undecided at the
 * end. `better` and `worse` than the control are final: `decided` from then on.
 */
export type Verdict = 'few' | 'skipped' | 'open' | 'none' | 'better' | 'worse' | 'decided';

/** Comparison of a variant with the control at a check. Differences are in the unit of the goal. */
export interface JudgedVariant {
  readonly difference: number;
  readonly standardError: number;
  readonly verdict: Verdict;
  /** Null if nothing is judged: `few`, `skipped`, `decided`. */
  readonly judged: Judgement | null;
}

export interface Judgement {
  /** Level at which this variant is judged beside the undecided ones (Holm). */
  readonly level: number;
  /** Minimum distance of the difference from 0 for a decision, in standard errors. */
  readonly bound: number;
  /** Difference in standard errors. */
  readonly score: number;
  /** Interval of the difference that holds for all checks at once. */
  readonly interval: Interval;
  /** Interval relative to the control's mean; null from too few events. */
  readonly relative: Interval | null;
  /** Fractions and scores of this variant's checks until now, from which `pValue` is computed. */
  readonly fractions: readonly number[];
  readonly scores: readonly number[];
}

export interface Check {
  /** Information so far as a fraction of the planned one; of the variant with the least. */
  readonly fraction: number;
  /** Whether it is the last check. */
  readonly final: boolean;
  /** Variants without the control. */
  readonly variants: readonly JudgedVariant[];
}

/** Minimum number of events in either variant for a verdict. */
const MIN_EVENTS = 50;
/** Fraction of the planned size that counts as reached: the rest isn't worth another week. */
const FINAL_FRACTION = 0.95;

/** Direction in which a difference is decided: either, or harm only. */
export type Direction = 'both' | 'harm';

/**
 * Checks of a test so far: each has the estimates of all variants, the control first, for all visitors until then.
 * Ends with the check that decides the last variant, or with the final one: the first with nearly the planned
 * size, or that of the last day.
 */
export function judgeChecks(
  plan: CheckPlan,
  checks: readonly (readonly Estimate[])[],
  direction: Direction = 'both',
): Check[] {
  const judged: Check[] = [];
  let histories: History[] = plan.shares.slice(1).map(() => ({ fractions: [], scores: [], decided: false }));
  for (const [index, estimates] of checks.entries()) {
    const fraction = fractionOf(plan, estimates);
    const final = hasPlannedSize(plan, estimates) || index === plan.checks - 1;
    const judgement = judgeCheck(plan, { fraction, final, estimates, direction }, histories);
    histories = judgement.histories;
    judged.push({ fraction, final, variants: judgement.variants });
    if (final || histories.every(({ decided }) => decided)) break;
  }
  return judged;
}

/** Past checks of a variant that spent some of the level. */
interface History {
  readonly fractions: readonly number[];
  readonly scores: readonly number[];
  readonly decided: boolean;
}

interface CheckInput {
  readonly fraction: number;
  readonly final: boolean;
  readonly estimates: readonly Estimate[];
  readonly direction: Direction;
}

/** Whether a check has the planned number of visitors, or nearly so, and is the final one. */
export function hasPlannedSize(plan: CheckPlan, estimates: readonly Estimate[]): boolean {
  return fractionOf(plan, estimates) >= FINAL_FRACTION;
}

/** Information so far as a fraction of the planned one; of the variant with the least. */
export function fractionOf({ visitors, shares }: CheckPlan, estimates: readonly Estimate[]): number {
  const [control, ...variants] = estimates;
  const [controlShare = 0, ...variantShares] = shares;
  return Math.min(
    ...variants.map(
      (variant, index) =>
        informationOf(control?.visitors ?? 0, variant.visitors) /
        informationOf(visitors * controlShare, visitors * (variantShares[index] ?? 0)),
    ),
  );
}

function judgeCheck(
  { level, shares }: CheckPlan,
  { fraction, final, estimates, direction }: CheckInput,
  histories: readonly History[],
): { variants: JudgedVariant[]; histories: History[] } {
  const [control, ...others] = estimates;
  const looked = others.map((variant, index) => {
    const history = histories[index] ?? { fractions: [], scores: [], decided: false };
    if (!control) throw new RangeError('A check has estimates of a control and of variants.');
    const comparison = comparisonOf(control, variant);
    const skipped: Verdict | null = history.decided
      ? 'decided'
      : whySkipped(history, control, variant, fraction, final);
    const score = comparison.difference / comparison.standardError;
    const now = skipped
      ? history
      : { ...history, fractions: [...history.fractions, fraction], scores: [...history.scores, score] };
    return { control, variant, comparison, skipped, score, now };
  });
  const verdicts = new Map<number, { judged: Judgement; verdict: 'better' | 'worse' | 'open' | 'none' }>();
  let undecided = shares.length - 1 - histories.filter(({ decided }) => decided).length;
  // Holm: each decision leaves its share of the level to the others, whose bounds hold from this check on.
  for (let before = undecided + 1; before > undecided; ) {
    before = undecided;
    const share = level / undecided;
    for (const [index, { control: base, variant, comparison, skipped, score, now }] of looked.entries()) {
      const known = verdicts.get(index)?.verdict;
      if (skipped || known === 'better' || known === 'worse') continue;
      const bound = looksOf({ fractions: now.fractions, final }, share).at(-1)?.bound ?? 0;
      const isDecided = direction === 'harm' ? score <= -bound : Math.abs(score) >= bound;
      const half = bound * comparison.standardError;
      const judged: Judgement = {
        level: share,
        bound,
        score,
        interval: { low: comparison.difference - half, high: comparison.difference + half },
        relative: relativeInterval(base, variant, bound),
        fractions: now.fractions,
        scores: now.scores,
      };
      const open = final ? 'none' : 'open';
      verdicts.set(index, { judged, verdict: isDecided ? (score > 0 ? 'better' : 'worse') : open });
      if (isDecided) undecided -= 1;
    }
  }
  return {
    variants: looked.map(({ comparison, skipped }, index) => {
      const own = verdicts.get(index);
      const verdict: Verdict = skipped ?? own?.verdict ?? 'open';
      return { ...comparison, verdict, judged: own?.judged ?? null };
    }),
    histories: looked.map(({ now }, index) => {
      const verdict = verdicts.get(index)?.verdict;
      return { ...now, decided: now.decided || verdict === 'better' || verdict === 'worse' };
    }),
  };
}

function whySkipped(
  { fractions }: History,
  control: Estimate,
  variant: Estimate,
  fraction: number,
  final: boolean,
): 'few' | 'skipped' | null {
  if (Math.min(control.events, variant.events) < MIN_EVENTS) return 'few';
  // The final check spends the remainder, however little new information there is.
  return !final && fraction - (fractions.at(-1) ?? 0) < MIN_NEW_FRACTION ? 'skipped' : null;
}
