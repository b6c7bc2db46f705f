import type { Issue, Path } from '@cartwright/core/editing/issue';

/** Text in a number field that is no number. The document has no amount there, so only the view knows of it. */
export interface UnreadableField {
  /** The part of the document that it is in, as in issues. */
  readonly scope: string;
  /** Of the field, as in issues. */
  readonly path: Path;
  /** The id of what the field is of, where its place in the path may become another's. */
  readonly owner: string | null;
  readonly text: string;
  readonly message: string;
}

/** By `fieldKey`. */
export type UnreadableFields = ReadonlyMap<string, UnreadableField>;

/**
 * Issues together with those of unreadable fields that are still asked for: a save would lose what was typed in them. A field
 * that has an issue of its own, because the document has no amount there, says what is wrong with what was typed.
 */
export function withUnreadable(
  issues: readonly Issue[],
  fields: UnreadableFields,
  isAsked: (field: UnreadableField) => boolean,
): readonly Issue[] {
  if (fields.size === 0) return issues;
  const shown = [...fields.values()].filter(isAsked);
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
