/** Key of a draft. `kind` separates ids of carts and widgets. */
export interface DraftOf {
  readonly shop: string;
  readonly user: string;
  readonly kind: string;
  readonly documentId: string;
}

/** Unsaved state of a document in a tab. */
export interface Draft<Doc, Revision> {
  /** Id of the page that wrote it; new after each load. */
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Saved state that the edits are based on. */
  readonly base: { readonly document: Doc; readonly revision: Revision };
  readonly present: Doc;
}

/** Draft as stored: documents can be of older schemas, or invalid. */
export interface StoredDraft extends DraftOf, Draft<unknown, unknown> {
  /** Schema version of the documents. */
  readonly schemaVersion: number;
}

/**
 * Storage of drafts. Never throws: without storage there are no drafts, and failed writes are lost.
 */
export interface DraftStore {
  /** Whether it was stored: false without storage, or if full. */
  readonly write: (draft: StoredDraft) => Promise<boolean>;
  /** Drafts of a document from all tabs. */
  readonly read: (of: DraftOf) => Promise<readonly StoredDraft[]>;
  readonly remove: (of: DraftOf, tab: string) => Promise<void>;
  /** Removes drafts that match `isOver`. */
  readonly removeAll: (
    isOver: (draft: Pick<StoredDraft, 'shop' | 'user' | 'at'>) => boolean,
  ) => Promise<void>;
}
