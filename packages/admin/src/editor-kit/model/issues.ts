import type { Issue, Path } from '@cartwright/core/editing/issue';

/** The first issue at exactly a path. */
export function issueAt(issues: readonly Issue[], path: Path): Issue | undefined {
  return issues.find((issue) => samePath(issue.path, path));
}

/** The issues at a path and below it. */
export function issuesUnder(issues: readonly Issue[], path: Path): readonly Issue[] {
  return issues.filter((issue) => samePath(issue.path.slice(0, path.length), path));
}

/**
 * View state that decides whether issues show: left fields, as `fieldKey`s, and number of rejected
 * saves.
 */
export interface IssueView {
  readonly left: ReadonlySet<string>;
  readonly refusedSaves: number;
}

/** Counts of shown issues, and of those pending until the merchant has been there. */
export interface Problems {
  readonly reported: number;
  readonly waiting: number;
}

/**
 * Whether an issue is reported. Others are pending until their field or panel was left, or a save
 * was rejected. Invalid templates always are: they were saved in their dialog.
 */
export function isReported({ scope, path, code }: Issue, { left, refusedSaves }: IssueView): boolean {
  return refusedSaves > 0 || code === 'template' || left.has(fieldKey(scope ?? null, path));
}

export function problemsIn(issues: readonly Issue[], view: IssueView): Problems {
  const reported = issues.filter((issue) => isReported(issue, view)).length;
  return { reported, waiting: issues.length - reported };
}

/** Key of a field of a section (null: the document itself) in the set of left fields. */
export function fieldKey(scope: string | null, path: Path): string {
  return [scope ?? '', ...path].join('\n');
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
