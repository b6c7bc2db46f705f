import type { Change } from './command';
import { sameValue } from './same-value';

/** At most this many steps back. */
const CAP = 100;

/** Typing that pauses longer than this (milliseconds) begins a new step. */
const BURST = 1000;

/** A step that can be taken back or again. */
export interface Step<Doc> {
  /** The document before the step; of one that was taken back, after it. */
  readonly document: Doc;
  readonly label: string;
  /** The part of the document that it concerns; null for the document itself. */
  readonly scope: string | null;
}

/** The document with its way back and forth. A value: every change gives a new one. Selection is never in it. */
export interface History<Doc> {
  readonly present: Doc;
  /** What was last loaded or saved; unsaved means that the present differs from it. */
  readonly saved: Doc;
  readonly past: readonly Step<Doc>[];
  readonly future: readonly Step<Doc>[];
  readonly burst: { readonly key: string; readonly at: number } | null;
}

/** A history that begins with a loaded document. Loading clears what was before. */
export function openHistory<Doc>(document: Doc): History<Doc> {
  return { present: document, saved: document, past: [], future: [], burst: null };
}

/** Takes a change in, by its policy. `at` is the time in milliseconds. A change that changes nothing is no step. */
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

/** Step that undo would take back; undefined for none. */
export function stepBack<Doc>(history: History<Doc>): Step<Doc> | undefined {
  return history.past.at(-1);
}

/** Step that redo would do again; undefined for none. */
export function stepForth<Doc>(history: History<Doc>): Step<Doc> | undefined {
  return history.future[0];
}

/** One step back; the same history when there is none. */
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

/** One step forth; the same history when there is none. */
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

/** The document that was saved; edits made meanwhile stay unsaved, and the way back stays open. */
export function markSaved<Doc>(history: History<Doc>, saved: Doc): History<Doc> {
  return { ...history, saved, burst: null };
}

/**
 * Takes in what was not edited here: loaded, or assigned by the server. It enters what was saved, the present and every
 * step alike, so it is no step itself and nothing to save. `change` is asked once for each document. A step that then
 * changes nothing any more is none.
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

/** Whether there is anything to save: the present differs from what was saved, by content. */
export function isUnsaved<Doc>(history: History<Doc>): boolean {
  return !sameValue(history.present, history.saved);
}
