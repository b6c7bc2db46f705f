import type { ExperimentResultsAnswer } from '@cartwright/core/contract/experiments';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { CONVERSION, GOALS, type GoalId, REVENUE } from '@cartwright/core/experiments/document/goals';
import { differenceText, signed } from './decision-messages';
import { type DecisionFormats, goalFigure } from './goal-figure';

/** Figure whose rows can be opened: of a goal, or of null the visitors. */
export interface OpenedCell {
  readonly text: string;
  readonly title: string;
  readonly goalId: GoalId | null;
  readonly variant: number;
}

interface VariantTable {
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'figure' }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly (string | OpenedCell)[] }[];
}

const VISITORS = 'Visitors';
const BUYERS = 'Visitors who ordered';

/** The variants of a test as a table: who came, who ordered, the main goal, and the true change as the latest check has it. */
export function variantRows(
  { variants, goalId, guardrails }: ExperimentDocument,
  { goals, decision, shows }: ExperimentResultsAnswer,
  formats: DecisionFormats,
): VariantTable {
  const estimatesOf = (id: GoalId) => goals.find((each) => each.goalId === id)?.estimates ?? [];
  const shown = [...new Set<GoalId>([goalId, CONVERSION, REVENUE, ...guardrails])];
  const count = (value: number) => value.toLocaleString(formats.locale);
  const figure = (id: GoalId, at: number) => {
    const { mean = 0, visitors = 0 } = estimatesOf(id)[at] ?? {};
    return visitors === 0 ? '–' : goalFigure(id, mean, formats);
  };
  const opened = (text: string, title: string, goal: GoalId | null, variant: number) =>
    text === '–' || text === '0' ? text : { text, title, goalId: goal, variant };
  const change = (at: number) => {
    const { relative = null, interval = null } =
      decision.findings.find(({ variant }) => variant === at) ?? {};
    if (relative) return `${signed(relative.low, formats)} to ${signed(relative.high, formats)}`;
    return interval ? differenceText(interval, goalId, formats).replace(' and ', ' to ') : '–';
  };
  return {
    columns: [
      { title: 'Variant', kind: 'text' },
      { title: 'Shows', kind: 'text' },
      { title: VISITORS, kind: 'figure' },
      { title: BUYERS, kind: 'figure' },
      ...shown.map((id) => ({ title: GOALS[id].name, kind: 'figure' as const })),
      { title: 'True change, by the latest check', kind: 'figure' },
    ],
    rows: variants.map(({ id }, at) => ({
      key: id,
      cells: [
        variantName(at),
        shows[at] ?? 'deleted',
        opened(count(estimatesOf(goalId)[at]?.visitors ?? 0), VISITORS, null, at),
        opened(count(estimatesOf(CONVERSION)[at]?.events ?? 0), BUYERS, CONVERSION, at),
        ...shown.map((goal) => opened(figure(goal, at), GOALS[goal].name, goal, at)),
        at === 0 ? '' : change(at),
      ],
    })),
  };
}
