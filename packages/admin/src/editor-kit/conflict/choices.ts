import type { Choices, MergePart, Side } from '@cartwright/core/editing/merge';

/** The parts that differ between the two sides: what is to be looked at. */
export function differingParts(parts: readonly MergePart[]): readonly MergePart[] {
  return parts.filter(({ changedBy }) => changedBy !== 'nobody' && changedBy !== 'both-same');
}

/** Before anything is chosen each part comes from the side that changed it; what both changed is open. */
export function firstChoices(parts: readonly MergePart[]): Choices {
  return new Map(
    parts.flatMap(({ id, changedBy }): [string, Side][] =>
      changedBy === 'mine' || changedBy === 'theirs' ? [[id, changedBy]] : [],
    ),
  );
}

/** Under which of these each part is listed. */
export type Group = 'both' | 'mine' | 'theirs';

export function groupOf({ changedBy }: MergePart): Group {
  return changedBy === 'mine' || changedBy === 'theirs' ? changedBy : 'both';
}
