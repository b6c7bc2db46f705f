import type { Issue } from '@cartwright/core/editing/issue';

/** A document as the server keeps it. `Revision` is what a save has to name, so that it overwrites nobody's. */
export interface Saved<Doc, Revision> {
  readonly document: Doc;
  readonly revision: Revision;
  /** When it was saved: a UTC instant (ISO 8601). */
  readonly savedAt: string;
  /** Who saved it, where that is known. */
  readonly savedBy?: string;
}

/** Result of sending a document. `Told` is what the server says besides. */
export type SendOutcome<Doc, Revision, SaveResult> =
  | {
      readonly kind: 'saved';
      readonly saved: Saved<Doc, Revision>;
      /** What became of the document that was sent, where a part of it could not be sent and stays unsaved. */
      readonly kept?: Doc;
      readonly result: SaveResult;
    }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'conflict'; readonly theirs: Saved<Doc, Revision> }
  | { readonly kind: 'failed'; readonly message: string };

/** Result of a save. `idle`: there was nothing to save, or a save is under way. */
export type SaveOutcome<SaveResult> =
  | { readonly kind: 'saved'; readonly result: SaveResult }
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };
