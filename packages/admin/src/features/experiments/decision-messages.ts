import type { ExperimentResultsResponse } from '@cartwright/core/contract/experiments';
import { variantName } from '@cartwright/core/experiments/document/experiment-document';
import { GOALS, type GoalId } from '@cartwright/core/experiments/document/goals';
import { type DecisionFormats, goalDifference, goalFigure, signedNumber } from './goal-figure';

type Decision = ExperimentResultsResponse['decision'];
type Finding = Decision['findings'][number];
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Context of decision sentences. */
export interface DecisionContext {
  readonly goalId: GoalId;
  /** Percent relative to the control. */
  readonly smallestGain: number;
  /** Times of past checks in order, and of the next one: ISO 8601. */
  readonly checkedAt: readonly string[];
  readonly nextCheckAt: string | null;
  readonly formats: DecisionFormats;
}

/** Sentence about a variant; `bold` comes first. */
export interface DecisionSentence {
  readonly variant: number;
  readonly bold: string;
  readonly rest: string;
}

/** Sentences about each variant, decided or not. */
export function decisionSentences(decision: Decision, context: DecisionContext): DecisionSentence[] {
  return decision.findings.map((finding) => sentenceOf(finding, decision, context));
}

function sentenceOf(finding: Finding, decision: Decision, context: DecisionContext): DecisionSentence {
  const { goalId, smallestGain, checkedAt, nextCheckAt, formats } = context;
  const { variant, kind, check } = finding;
  const name = variantName(variant);
  const figure = (value: number) => goalFigure(goalId, value, formats);
  const goal = GOALS[goalId].name.toLowerCase();
  const range = rangeOf(finding, goalId, formats);
  const said = (bold: string, rest: string) => ({ variant, bold, rest });
  const next = nextCheckAt === null ? '' : `; next check ${dayText(nextCheckAt, formats)}`;
  switch (kind) {
    case 'better':
    case 'worse': {
      const at = checkedAt[(check ?? 1) - 1];
      const when = at === undefined ? '' : `, decided ${dayText(at, formats)}`;
      return said(
        `${name} is ${kind}`,
        `: ${figure(finding.mean)} against ${figure(finding.control)}, ${range}${when}. Early results look larger than they are.`,
      );
    }
    case 'open':
      if (decision.check === 0) {
        const first = nextCheckAt === null ? '' : `; first check ${dayText(nextCheckAt, formats)}`;
        return said('', `${name}: not decided${first}.`);
      }
      return said(
        '',
        `Check ${decision.check} of ${decision.checks}: ${name} ${figure(finding.mean)}, control ${figure(finding.control)}` +
          `${range === '' ? '' : `; the true change lies ${range}`}. Not decided${next}.`,
      );
    case 'few':
      return said(
        '',
        decision.running
          ? `Check ${decision.check} of ${decision.checks}: too few ${EVENTS[goalId]} to judge ${name}. Not decided${next}.`
          : `Too few ${EVENTS[goalId]} for a verdict on ${name}.`,
      );
    case 'none': {
      const { relative } = finding;
      const changes =
        relative === null
          ? `${name} has ${figure(finding.mean)}, the control ${figure(finding.control)}`
          : `${name} changes ${goal} by ${signed(relative.low, formats)} to ${signed(relative.high, formats)}`;
      const ruledOut = finding.gainRuledOut
        ? `; the ${signed(smallestGain / 100, formats)} you planned for is ruled out`
        : '';
      return said('No difference found.', ` ${changes}${ruledOut}.`);
    }
    case 'stopped':
      return said('', `${name}: ended by hand, not decided.`);
    case 'withheld':
      return said('', `${name}: no verdict while visitors aren’t divided as they should be.`);
    default:
      return kind satisfies never;
  }
}

/** Events that a goal needs enough of to be judged. */
const EVENTS: Readonly<Record<GoalId, string>> = {
  1: 'orders',
  2: 'orders',
  3: 'orders',
  4: 'clicks',
  5: 'carts',
  6: 'added products',
  7: 'orders',
};

/**
 * "between +2 % and +23 %"; an absolute difference if there is no relative one. Empty if not
 * judged.
 */
function rangeOf({ relative, interval }: Finding, goalId: GoalId, formats: DecisionFormats): string {
  if (relative) return `between ${signed(relative.low, formats)} and ${signed(relative.high, formats)}`;
  return interval ? `between ${differenceText(interval, goalId, formats)}` : '';
}

/** Difference of means: "−0.2 and +0.5 points", "−$0.10 and +$1.20". */
export function differenceText({ low, high }: Interval, goalId: GoalId, formats: DecisionFormats): string {
  const [from, to] = [low, high].map((value) => goalDifference(goalId, value, formats));
  return `${from} and ${to}${GOALS[goalId].measure === 'rate' ? ' points' : ''}`;
}

/** A change in whole percent with its sign: "+10 %". */
export const signed = (value: number, { locale }: DecisionFormats): string =>
  `${signedNumber(value * 100, locale, 0)} %`;

/** Day of a check: "May 12". A check runs at the midnight that starts the day. */
export function dayText(instant: string, { locale, timezone }: DecisionFormats): string {
  return new Date(Date.parse(instant)).toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: timezone,
  });
}

/** Period of a test: "May 4 to May 18", "since May 4". */
export function runTimeText(
  { startedAt, endedAt }: Pick<ExperimentResultsResponse['others'][number], 'startedAt' | 'endedAt'>,
  formats: DecisionFormats,
): string {
  const start = dayText(startedAt, formats);
  if (endedAt === null) return `since ${start}`;
  // Midnight counts as the end of the previous day.
  const end = dayText(new Date(Date.parse(endedAt) - 1).toISOString(), formats);
  return end === start ? `on ${start}` : `${start} to ${end}`;
}
