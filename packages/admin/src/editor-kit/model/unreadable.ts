import type { Issue, Path } from '@cartwright/core/editing/issue';

/** Unparseable input of a number field, kept in the view only. */
export interface UnreadableField {
  /** Section id, as in issues. */
  readonly scope: string;
  /** Path of the field, as in issues. */
  readonly path: Path;
  /** Id of the field's item, whose index in the path can change. */
  readonly owner: string | null;
  readonly text: string;
  readonly message: string;
}

/** Entries by `fieldKey`. */
export type UnreadableFields = ReadonlyMap<string, UnreadableField>;

/**
 * Issues including those of existing unparseable fields, whose input a save would lose. They
 * replace the field's own issue.
 */
export function withUnreadable(
  issues: readonly Issue[],
  fields: UnreadableFields,
  isRelevant: (field: UnreadableField) => boolean,
): readonly Issue[] {
  if (fields.size === 0) return issues;
  const shown = [...fields.values()].filter(isRelevant);
  const isOf = (found: Issue) => (field: UnreadableField) =>
    found.scope === field.scope && found.path.join() === field.path.join();
  const said = issues.map((found): Issue => {
    const field = shown.find(isOf(found));
    return field ? { ...found, code: 'unreadable', message: field.message } : found;
  });
  const others = shown.filter((field) => !issues.some((found) => isOf(found)(field)));
  return [
    ...said,
    ...others.map(({ scope, path, message }) => ({ code: 'unreadable', scope, path, message })),
  ];
}
