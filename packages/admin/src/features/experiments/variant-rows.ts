import type { ExperimentResultsAnswer } from '@cartwright/core/contract/experiments';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { GOALS, type GoalId } from '@cartwright/core/experiments/document/goals';
import { formatMoney } from '@cartwright/core/money/format-money';
import { type DecisionFormats, percent, pointsText, signed } from './decision-messages';

const CONVERSION: GoalId = 2;
const REVENUE: GoalId = 1;

interface VariantTable {
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'figure' }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The variants of a test as a table: who came, who ordered, the main goal, and the true change as the latest check has it. */
export function variantRows(
  { variants, goalId, guardrails }: ExperimentDocument,
  { goals, decision, shows, currency }: ExperimentResultsAnswer,
  formats: DecisionFormats,
): VariantTable {
  const estimatesOf = (id: GoalId) => goals.find((each) => each.goalId === id)?.estimates ?? [];
  const shown = [...new Set([goalId, CONVERSION, REVENUE, ...guardrails])];
  const count = (value: number) => value.toLocaleString(formats.locale);
  const figure = (id: GoalId, at: number) => {
    const { mean = 0, visitors = 0 } = estimatesOf(id)[at] ?? {};
    if (visitors === 0) return '–';
    if (GOALS[id].isRate) return percent(mean, formats, 2);
    if (id !== REVENUE && id !== 3) return mean.toLocaleString(formats.locale, { maximumFractionDigits: 2 });
    return currency === null ? '–' : formatMoney(Math.round(mean), currency, formats.locale);
  };
  const change = (at: number) => {
    const { relative = null, interval = null } =
      decision.findings.find(({ variant }) => variant === at) ?? {};
    if (relative) return `${signed(relative.low, formats)} to ${signed(relative.high, formats)}`;
    return interval ? pointsText(interval, formats).replace(' and ', ' to ') : '–';
  };
  return {
    columns: [
      { title: 'Variant', kind: 'text' },
      { title: 'Shows', kind: 'text' },
      { title: 'Visitors', kind: 'figure' },
      { title: 'Visitors who ordered', kind: 'figure' },
      ...shown.map((id) => ({ title: GOALS[id].name, kind: 'figure' as const })),
      { title: 'True change, by the latest check', kind: 'figure' },
    ],
    rows: variants.map(({ id }, at) => ({
      key: id,
      cells: [
        variantName(at),
        shows[at] ?? 'deleted',
        count(estimatesOf(goalId)[at]?.visitors ?? 0),
        count(estimatesOf(CONVERSION)[at]?.events ?? 0),
        ...shown.map((goal) => figure(goal, at)),
        at === 0 ? '' : change(at),
      ],
    })),
  };
}
