import type { ExperimentResultsAnswer } from '@cartwright/core/contract/experiments';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { CONVERSION, GOALS, type GoalId, REVENUE } from '@cartwright/core/experiments/document/goals';
import { differenceText, signed } from './decision-messages';
import { type DecisionFormats, goalFigure } from './goal-figure';
import { type FigureTable, opened } from './opened-cell';

const VISITORS = 'Visitors';
const BUYERS = 'Visitors who ordered';

/** The variants of a test as a table: who came, who ordered, the main goal, and the true change as the latest check has it. */
export function variantRows(
  { variants, goalId, guardrails }: ExperimentDocument,
  { goals, decision, shows }: ExperimentResultsAnswer,
  formats: DecisionFormats,
): FigureTable {
  const estimatesOf = (id: GoalId) => goals.find((each) => each.goalId === id)?.estimates ?? [];
  const shown = [...new Set<GoalId>([goalId, CONVERSION, REVENUE, ...guardrails])];
  const count = (value: number) => value.toLocaleString(formats.locale);
  const figure = (id: GoalId, at: number) => {
    const { mean = 0, visitors = 0 } = estimatesOf(id)[at] ?? {};
    return visitors === 0 ? '–' : goalFigure(id, mean, formats);
  };
  const cell = (text: string, title: string, goal: GoalId | null, variant: number) =>
    opened({ text, title, goalId: goal, variant, of: variantName(variant) });
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
        cell(count(estimatesOf(goalId)[at]?.visitors ?? 0), VISITORS, null, at),
        cell(count(estimatesOf(CONVERSION)[at]?.events ?? 0), BUYERS, CONVERSION, at),
        ...shown.map((goal) => cell(figure(goal, at), GOALS[goal].name, goal, at)),
        at === 0 ? '' : change(at),
      ],
    })),
  };
}
