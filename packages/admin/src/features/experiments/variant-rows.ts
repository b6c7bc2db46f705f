import type { ExperimentResultsResponse } from '@cartwright/core/contract/experiments';
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

/**
 * Results table with variants as columns, to fit a phone: visitors, orders, goals, and the true
 * change at the latest check.
 */
export function variantRows(
  { variants, goalId, guardrails }: ExperimentDocument,
  { goals, decision, shows }: ExperimentResultsResponse,
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
  const row = (title: string, cellOf: (at: number) => ReturnType<typeof cell>) => ({
    key: title,
    cells: [title, ...variants.map((_, at) => cellOf(at))],
  });
  return {
    columns: [
      { title: 'Figure', kind: 'text' },
      ...variants.map((_, at) => ({ title: variantName(at), kind: 'figure' as const })),
    ],
    rows: [
      row('Shows', (at) => shows[at] ?? 'deleted'),
      row(VISITORS, (at) => cell(count(estimatesOf(goalId)[at]?.visitors ?? 0), VISITORS, null, at)),
      row(BUYERS, (at) => cell(count(estimatesOf(CONVERSION)[at]?.events ?? 0), BUYERS, CONVERSION, at)),
      ...shown.map((goal) =>
        row(GOALS[goal].name, (at) => cell(figure(goal, at), GOALS[goal].name, goal, at)),
      ),
      row('True change, by the latest check', (at) => (at === 0 ? '' : change(at))),
    ],
  };
}
