import type { ExperimentResultsAnswer } from '@cartwright/core/contract/experiments';
import { variantName } from '@cartwright/core/experiments/document/experiment-document';
import { GOALS, type GoalId } from '@cartwright/core/experiments/document/goals';

type Decision = ExperimentResultsAnswer['decision'];
type Finding = Decision['findings'][number];
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Formats of a shop's numbers and days. */
export interface DecisionFormats {
  readonly locale: string;
  /** IANA name, of the test. */
  readonly timezone: string;
}

/** Context that the sentences of a decision need. */
export interface DecisionContext {
  readonly goalId: GoalId;
  /** Percent of the control's. */
  readonly smallestGain: number;
  /** When each check was made, in their order, and when the next one is: ISO 8601. */
  readonly checkedAt: readonly string[];
  readonly nextCheckAt: string | null;
  readonly formats: DecisionFormats;
}

/** A decision in a sentence for each variant, of which `bold` is said first. */
export interface DecisionSentence {
  readonly variant: number;
  readonly bold: string;
  readonly rest: string;
}

/** Sentences about each variant: decided, or not yet. */
export function decisionSentences(decision: Decision, context: DecisionContext): DecisionSentence[] {
  return decision.findings.map((finding) => sentenceOf(finding, decision, context));
}

function sentenceOf(finding: Finding, decision: Decision, context: DecisionContext): DecisionSentence {
  const { goalId, smallestGain, checkedAt, nextCheckAt, formats } = context;
  const { variant, kind, check } = finding;
  const name = variantName(variant);
  const rate = (value: number) => percent(value, formats, 2);
  const goal = GOALS[goalId].name.toLowerCase();
  const range = rangeOf(finding, formats);
  const said = (bold: string, rest: string) => ({ variant, bold, rest });
  const next = nextCheckAt === null ? '' : `; next check ${dayText(nextCheckAt, formats)}`;
  switch (kind) {
    case 'better':
    case 'worse': {
      const at = checkedAt[(check ?? 1) - 1];
      const when = at === undefined ? '' : `, decided ${dayText(at, formats)}`;
      return said(
        `${name} is ${kind}`,
        `: ${rate(finding.mean)} against ${rate(finding.control)}, ${range}${when}. Early results look larger than they are.`,
      );
    }
    case 'open':
      if (decision.check === 0) {
        const first = nextCheckAt === null ? '' : `; first check ${dayText(nextCheckAt, formats)}`;
        return said('', `${name}: not decided${first}.`);
      }
      return said(
        '',
        `Check ${decision.check} of ${decision.checks}: ${name} ${rate(finding.mean)}, control ${rate(finding.control)}` +
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
          ? `${name} has ${rate(finding.mean)}, the control ${rate(finding.control)}`
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

/** What too few of are nothing to judge by. */
const EVENTS: Readonly<Record<GoalId, string>> = {
  1: 'orders',
  2: 'orders',
  3: 'orders',
  4: 'clicks',
  5: 'carts',
  6: 'added products',
  7: 'orders',
};

/** "between +2 % and +23 %"; in points where a change in percent says nothing. Empty where nothing was judged. */
function rangeOf({ relative, interval }: Finding, formats: DecisionFormats): string {
  if (relative) return `between ${signed(relative.low, formats)} and ${signed(relative.high, formats)}`;
  return interval ? `between ${pointsText(interval, formats)}` : '';
}

/** A difference of rates, in percentage points: "−0.2 and +0.5 points". */
export function pointsText({ low, high }: Interval, { locale }: DecisionFormats): string {
  const points = (value: number) => sign(value * 100, locale, 1);
  return `${points(low)} and ${points(high)} points`;
}

/** A change in whole percent with its sign: "+10 %". */
export const signed = (value: number, { locale }: DecisionFormats): string =>
  `${sign(value * 100, locale, 0)} %`;

function sign(value: number, locale: string, digits: number): string {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  const size = Math.abs(rounded).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return rounded < 0 ? `−${size}` : `+${size}`;
}

export function percent(value: number, { locale }: DecisionFormats, digits: number): string {
  const number = (value * 100).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number} %`;
}

/** The day of an instant: "May 12". A check is made at the midnight that begins it. */
export function dayText(instant: string, { locale, timezone }: DecisionFormats): string {
  return new Date(Date.parse(instant)).toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: timezone,
  });
}
