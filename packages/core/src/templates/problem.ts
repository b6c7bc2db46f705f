/** Problem of a template, for its author. An error prevents saving; a warning doesn't. */
export interface TemplateProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Problem, and how to fix it. */
  readonly message: string;
  /** Range in the source, in UTF-16 units; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Both start at 1. */
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset; both start at 1. */
export function positionOf(
  source: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 };
}
