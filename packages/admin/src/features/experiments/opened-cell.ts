import type { GoalId } from '@cartwright/core/experiments/document/goals';
import type { Grouping } from '@cartwright/core/experiments/goals/visitor-groups';

/** Figure whose rows can be opened. */
export interface OpenedCell {
  readonly text: string;
  readonly title: string;
  /** Null: the visitors. */
  readonly goalId: GoalId | null;
  readonly variant: number;
  /** Whose figure it is: "B", "B, Germany". */
  readonly of: string;
  /** Of these visitors alone; absent: of all. A key of null: of whom it isn't known. */
  readonly group?: { readonly by: Grouping; readonly key: string | null };
}

/** Table with figures that can be opened. */
export interface FigureTable {
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'figure' }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly (string | OpenedCell)[] }[];
}

/** Cell of a figure; its text alone where nothing is behind it. */
export const opened = (cell: OpenedCell): string | OpenedCell =>
  cell.text === '–' || cell.text === '0' ? cell.text : cell;
