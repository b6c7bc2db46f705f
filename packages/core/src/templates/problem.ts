/** Something about a template that its author should know. An error keeps it from being saved; a warning does not. */
export interface TemplateProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, and what to write instead. */
  readonly message: string;
  /** Where in the source, in UTF-16 units; `to` is behind the last one. */
  readonly from: number;
  readonly to: number;
  /** Both begin at 1. */
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset; both begin at 1. */
export function positionOf(
  source: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 };
}
