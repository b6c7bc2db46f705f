import type { Issue, Path } from '@cartwright/core/editing/issue';

/** The first issue at exactly a path. */
export function issueAt(issues: readonly Issue[], path: Path): Issue | undefined {
  return issues.find((issue) => samePath(issue.path, path));
}

/** The issues at a path and below it. */
export function issuesUnder(issues: readonly Issue[], path: Path): readonly Issue[] {
  return issues.filter((issue) => samePath(issue.path.slice(0, path.length), path));
}

/** View state that decides whether an issue is shown: the fields that were left, as `fieldKey`s, and how often a save was refused. */
export interface IssueView {
  readonly left: ReadonlySet<string>;
  readonly refusedSaves: number;
}

/** Counts of the issues that are shown as problems, and of those that wait until the merchant has been there. */
export interface Problems {
  readonly reported: number;
  readonly waiting: number;
}

/**
 * Whether an issue is told as a problem. What the merchant has not come to yet only waits to be filled in: until its field
 * or its panel was left, or a save was refused. A template that cannot be used was written, and saved in its dialog.
 */
export function isReported({ scope, path, code }: Issue, { left, refusedSaves }: IssueView): boolean {
  return refusedSaves > 0 || code === 'template' || left.has(fieldKey(scope ?? null, path));
}

export function problemsIn(issues: readonly Issue[], view: IssueView): Problems {
  const reported = issues.filter((issue) => isReported(issue, view)).length;
  return { reported, waiting: issues.length - reported };
}

/** Names a field of a part of the document (null: of the document itself) in the set of fields that were left. */
export function fieldKey(scope: string | null, path: Path): string {
  return [scope ?? '', ...path].join('\n');
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
