import type { Path } from './issue';

/**
 * Policy by which a change enters the history: `record` is a step of its own, `merge` joins the step before it when that has the
 * same `mergeKey` (one burst of typing in one field). What is no step, loading and saving, is no change by a command.
 */
export type HistoryPolicy = 'record' | 'merge';

/** Document after a command. */
export interface Change<Doc> {
  readonly ok: true;
  readonly document: Doc;
  /** Label for "Undo …". */
  readonly label: string;
  readonly history: HistoryPolicy;
  readonly mergeKey?: string;
  /** Part of the document that it concerns, as in issues, even if it is removed; absent for the document itself. */
  readonly scope?: string;
}

export interface Refusal {
  readonly ok: false;
  readonly code: string;
  /** Reason, and what to do instead. */
  readonly message: string;
  readonly path: Path;
  /** Title of the problem in the way, if it has one. */
  readonly title?: string;
}

/** Result of a command: the changed document, or a refusal. The same call checks and executes. */
export type CommandResult<Doc> = Change<Doc> | Refusal;

export function refuse(code: string, message: string, path: Path = []): Refusal {
  return { ok: false, code, message, path };
}
