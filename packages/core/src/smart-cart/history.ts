import type { CartDocument } from './cart-document';
import type { Change } from './commands/command';
import { sameValue } from './same-value';

/** At most this many steps back. */
const CAP = 100;

/** Typing that pauses longer than this (milliseconds) begins a new step. */
const BURST = 1000;

/** A step that can be taken back or again. */
export interface Step {
  /** The document before the step; of one that was taken back, after it. */
  readonly document: CartDocument;
  readonly label: string;
  /** The component that it concerns; null for the cart itself. */
  readonly componentId: string | null;
}

/** The document with its way back and forth. A value: every change gives a new one. Selection is never in it. */
export interface History {
  readonly present: CartDocument;
  /** What was last loaded or saved; unsaved means that the present differs from it. */
  readonly saved: CartDocument;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly burst: { readonly key: string; readonly at: number } | null;
}

/** A history that begins with a loaded document. Loading clears what was before. */
export function openHistory(document: CartDocument): History {
  return { present: document, saved: document, past: [], future: [], burst: null };
}

/** Takes a change in, by its policy. `at` is the time in milliseconds. A change that changes nothing is no step. */
export function record(history: History, change: Change, at: number): History {
  const { present, past, burst } = history;
  if (sameDocument(present, change.document)) return history;
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

function stepOf({ label, componentId }: Change, document: CartDocument): Step {
  return { document, label, componentId: componentId ?? null };
}

/** What undo would take back; undefined for nothing. */
export function stepBack(history: History): Step | undefined {
  return history.past.at(-1);
}

/** What redo would do again; undefined for nothing. */
export function stepForth(history: History): Step | undefined {
  return history.future[0];
}

/** One step back; the same history when there is none. */
export function undo(history: History): History {
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
export function redo(history: History): History {
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
export function markSaved(history: History, saved: CartDocument): History {
  return { ...history, saved, burst: null };
}

/** Whether there is anything to save: the present differs from what was saved, by content. */
export function isUnsaved(history: History): boolean {
  return !sameDocument(history.present, history.saved);
}

function sameDocument(a: CartDocument, b: CartDocument): boolean {
  return a === b || sameValue(a, b);
}
