import type { Change } from './command';
import { sameValue } from './same-value';

/** Maximum number of undo steps. */
const CAP = 100;

/** Pause in milliseconds after which typing begins a new step. */
const BURST = 1000;

/** Undo or redo step. */
export interface Step<Doc> {
  /** Document before the step; for a redo step, after it. */
  readonly document: Doc;
  readonly label: string;
  /** Section of the document that it concerns; null for the document itself. */
  readonly scope: string | null;
}

/** Document with its undo and redo steps. Immutable. Excludes the selection. */
export interface History<Doc> {
  readonly present: Doc;
  /** Last loaded or saved document; differs from the present one if there are unsaved changes. */
  readonly saved: Doc;
  readonly past: readonly Step<Doc>[];
  readonly future: readonly Step<Doc>[];
  readonly burst: { readonly key: string; readonly at: number } | null;
}

/** History of a loaded document, without steps. */
export function openHistory<Doc>(document: Doc): History<Doc> {
  return { present: document, saved: document, past: [], future: [], burst: null };
}

/** Adds a change by its policy. `at` is the time in milliseconds. A change without effect is no step. */
export function record<Doc>(history: History<Doc>, change: Change<Doc>, at: number): History<Doc> {
  const { present, past, burst } = history;
  if (sameValue(present, change.document)) return history;
  const key = change.history === 'merge' ? (change.mergeKey ?? null) : null;
  const joins = key !== null && burst?.key === key && at - burst.at <= BURST && past.length > 0;
  return {
    ...history,
    present: change.document,
    past: joins ? past : [...past, stepOf(change, present)].slice(-CAP),
    future: [],
    burst: key === null ? null : { key, at },
  };
}

function stepOf<Doc>({ label, scope }: Change<Doc>, document: Doc): Step<Doc> {
  return { document, label, scope: scope ?? null };
}

/** Next undo step; undefined for none. */
export function stepBack<Doc>(history: History<Doc>): Step<Doc> | undefined {
  return history.past.at(-1);
}

/** Next redo step; undefined for none. */
export function stepForth<Doc>(history: History<Doc>): Step<Doc> | undefined {
  return history.future[0];
}

/** Undoes a step; the same history without one. */
export function undo<Doc>(history: History<Doc>): History<Doc> {
  const step = stepBack(history);
  if (!step) return history;
  return {
    ...history,
    present: step.document,
    past: history.past.slice(0, -1),
    future: [{ ...step, document: history.present }, ...history.future],
    burst: null,
  };
}

/** Redoes a step; the same history without one. */
export function redo<Doc>(history: History<Doc>): History<Doc> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    ...history,
    present: step.document,
    past: [...history.past, { ...step, document: history.present }],
    future,
    burst: null,
  };
}

/** Marks a document as saved; later edits remain unsaved, and undo steps are kept. */
export function markSaved<Doc>(history: History<Doc>, saved: Doc): History<Doc> {
  return { ...history, saved, burst: null };
}

/**
 * Applies data that wasn't edited here: loaded, or assigned by the server. It changes the saved and present
 * document and every step alike, so it is neither a step nor unsaved. `change` is called once per document. Steps
 * that have no effect any more are removed.
 */
export function applyRemote<Doc>(history: History<Doc>, change: (document: Doc) => Doc): History<Doc> {
  const known = new Map<Doc, Doc>();
  const appliedRemote = (document: Doc) => {
    const next = known.get(document) ?? change(document);
    known.set(document, next);
    return next;
  };
  const present = appliedRemote(history.present);
  const taken = (step: Step<Doc>): Step<Doc> => ({ ...step, document: appliedRemote(step.document) });
  return {
    present,
    saved: appliedRemote(history.saved),
    past: history.past
      .map(taken)
      .filter((step, at, steps) => !sameValue(step.document, steps[at + 1]?.document ?? present)),
    future: history.future
      .map(taken)
      .filter((step, at, steps) => !sameValue(step.document, steps[at - 1]?.document ?? present)),
    burst: history.burst,
  };
}

/** Whether there are unsaved changes: the present document differs from the saved one by content. */
export function isUnsaved<Doc>(history: History<Doc>): boolean {
  return !sameValue(history.present, history.saved);
}
