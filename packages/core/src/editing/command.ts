import type { Path } from './issue';

/**
 * Policy by which a change enters the history: `record` is a step of its own, `merge` joins the step before it when that has the
 * same `mergeKey` (one burst of typing in one field). What is no step, loading and saving, is no change by a command.
 */
export type HistoryPolicy = 'record' | 'merge';

/** A document as a command leaves it. */
export interface Change<Doc> {
  readonly ok: true;
  readonly document: Doc;
  /** What was done, for "Undo …". */
  readonly label: string;
  readonly history: HistoryPolicy;
  readonly mergeKey?: string;
  /** The part of the document that it concerns, as in issues, also when it is gone afterwards; absent for the document itself. */
  readonly scope?: string;
}

export interface Refusal {
  readonly ok: false;
  readonly code: string;
  /** Why not, and what to do instead. */
  readonly message: string;
  readonly path: Path;
  /** Of the problem that is in the way, where it has one. */
  readonly title?: string;
}

/** The answer of every command: the document as it would be, or why it may not be. "May I?" and "do it" are one. */
export type CommandResult<Doc> = Change<Doc> | Refusal;

export function refuse(code: string, message: string, path: Path = []): Refusal {
  return { ok: false, code, message, path };
}
