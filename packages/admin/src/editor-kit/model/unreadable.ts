import type { Issue, Path } from '@cartwright/core/editing/issue';

/** What was typed into a number field and is no number. The document has no amount there, so only the view knows of it. */
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

/** The issues of unreadable fields that are still asked for: a save would lose what was typed in them. */
export function unreadableIssues(
  fields: UnreadableFields,
  isAsked: (field: UnreadableField) => boolean,
): Issue[] {
  return [...fields.values()]
    .filter(isAsked)
    .map(({ scope, path, message }) => ({ code: 'unreadable', scope, path, message }));
}

/** Issues together with those of unreadable fields, without the fields that have an issue of their own. */
export function withUnreadable(
  issues: readonly Issue[],
  fields: UnreadableFields,
  isAsked: (field: UnreadableField) => boolean,
): readonly Issue[] {
  if (fields.size === 0) return issues;
  const known = new Set(issues.map(({ path }) => path.join()));
  return [...issues, ...unreadableIssues(fields, isAsked).filter(({ path }) => !known.has(path.join()))];
}
