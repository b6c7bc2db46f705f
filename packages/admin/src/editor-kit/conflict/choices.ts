import type { Choices, MergePart, Side } from '@cartwright/core/editing/merge';

/** Sections that differ between the two sides. */
export function differingParts(parts: readonly MergePart[]): readonly MergePart[] {
  return parts.filter(({ changedBy }) => changedBy !== 'nobody' && changedBy !== 'both-same');
}

/** Initial choices: the side that changed a section; undecided if both did. */
export function initialChoices(parts: readonly MergePart[]): Choices {
  return new Map(
    parts.flatMap(({ id, changedBy }): [string, Side][] =>
      changedBy === 'mine' || changedBy === 'theirs' ? [[id, changedBy]] : [],
    ),
  );
}

/** Group of a section in the list. */
export type Group = 'both' | 'mine' | 'theirs';

export function groupOf({ changedBy }: MergePart): Group {
  return changedBy === 'mine' || changedBy === 'theirs' ? changedBy : 'both';
}
