import type { Issue } from '@cartwright/core/editing/issue';

/** Saved document with the revision that the next save names, for optimistic locking. */
export interface Saved<Doc, Revision> {
  readonly document: Doc;
  readonly revision: Revision;
  /** UTC timestamp of the save (ISO 8601). */
  readonly savedAt: string;
  /** Author, if known. */
  readonly savedBy?: string;
}

/** Result of sending a document. */
export type SendOutcome<Doc, Revision, SaveResult> =
  | {
      readonly kind: 'saved';
      readonly saved: Saved<Doc, Revision>;
      /** Document to keep in the editor, if part of it couldn't be sent and stays unsaved. */
      readonly kept?: Doc;
      readonly result: SaveResult;
    }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'conflict'; readonly theirs: Saved<Doc, Revision> }
  | { readonly kind: 'failed'; readonly message: string };

/** Result of a save. `idle`: no changes, or a save is pending. */
export type SaveOutcome<SaveResult> =
  | { readonly kind: 'saved'; readonly result: SaveResult }
  | { readonly kind: 'idle' }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };
