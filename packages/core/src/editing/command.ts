import type { Path } from './issue';

/**
 * Policy of a change in the history: `record` is a step of its own, `merge` joins the previous step with the same
 * `mergeKey` (consecutive edits of a field). Loading and saving are neither steps nor commands.
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
  /**
   * Section of the document that it concerns, as in issues, even if it is removed; absent for the document itself.
   */
  readonly scope?: string;
}

export interface Refusal {
  readonly ok: false;
  readonly code: string;
  /** Reason, and what to do instead. */
  readonly message: string;
  readonly path: Path;
  /** Title of the blocking problem, if it has one. */
  readonly title?: string;
}

/** Result of a command: the changed document, or a refusal. The same call checks and executes. */
export type CommandResult<Doc> = Change<Doc> | Refusal;

export function refuse(code: string, message: string, path: Path = []): Refusal {
  return { ok: false, code, message, path };
}
