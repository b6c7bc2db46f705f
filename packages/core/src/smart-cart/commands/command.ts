import type { CartDocument } from '../cart-document';
import type { Path } from '../issue';

/**
 * How a change enters the history: `record` is a step of its own, `merge` joins the step before it when that has the
 * same `mergeKey` (one burst of typing in one field). What is no step, loading and saving, is no change by a command.
 */
export type HistoryPolicy = 'record' | 'merge';

export interface Change {
  readonly ok: true;
  readonly document: CartDocument;
  /** What was done, for "Undo …". */
  readonly label: string;
  readonly history: HistoryPolicy;
  readonly mergeKey?: string;
  /** The component that it concerns, also when it is gone afterwards; absent for the cart itself. */
  readonly componentId?: string;
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
export type CommandResult = Change | Refusal;

export function refuse(code: string, message: string, path: Path = []): Refusal {
  return { ok: false, code, message, path };
}

/** Spec section 8, "Missing component". */
export function refuseMissing(): Refusal {
  return refuse('component_missing', 'The component settings could not be found.', ['components']);
}

/** A cart that is locked may be edited by staff only. Spec section 4, "Editing lock". */
export function lockOf(document: CartDocument): Refusal | null {
  if (document.locked) return refuse('locked', 'This cart is locked and cannot be edited.', ['locked']);
  if (document.abTestLocked) {
    return refuse(
      'ab_test_locked',
      'This cart is part of a running A/B test and cannot be edited until it ends.',
      ['abTestLocked'],
    );
  }
  return null;
}
