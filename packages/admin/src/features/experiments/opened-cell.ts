import type { GoalId } from '@cartwright/core/experiments/document/goals';
import type { Grouping } from '@cartwright/core/experiments/goals/visitor-groups';

/** Figure that opens the rows behind it. */
export interface OpenedCell {
  readonly text: string;
  readonly title: string;
  /** Null for visitors. */
  readonly goalId: GoalId | null;
  readonly variant: number;
  /** Variant and group of the figure: "B", "B, Germany". */
  readonly of: string;
  /** Filters by visitor group; absent: all. Key null: unknown group. */
  readonly group?: { readonly by: Grouping; readonly key: string | null };
}

/** Table of figures that open their rows. */
export interface FigureTable {
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'figure' }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly (string | OpenedCell)[] }[];
}

/** Cell that opens its rows; plain text if there are none. */
export const opened = (cell: OpenedCell): string | OpenedCell =>
  cell.text === '–' || cell.text === '0' ? cell.text : cell;
