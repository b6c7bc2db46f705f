/** Whose draft of which document. `kind` tells a cart's id from a widget's. */
export interface DraftOf {
  readonly shop: string;
  readonly user: string;
  readonly kind: string;
  readonly documentId: string;
}

/** Unsaved state of a document, as a tab holds it. */
export interface Draft<Doc, Revision> {
  /** Of the page that wrote it; each page has a name of its own, also after it is loaded again. */
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What was saved when the edit began. */
  readonly base: { readonly document: Doc; readonly revision: Revision };
  readonly present: Doc;
}

/** A draft as it is kept: its documents may be of any earlier shape, or of none. */
export interface StoredDraft extends DraftOf, Draft<unknown, unknown> {
  /** The version of the documents' shape when it was written. */
  readonly schemaVersion: number;
}

/**
 * Where drafts are kept. Nothing here fails: where a browser keeps nothing there are no drafts, and what cannot be written
 * is not there later.
 */
export interface DraftStore {
  /** Whether it is kept: false where the browser keeps nothing, or is full. */
  readonly write: (draft: StoredDraft) => Promise<boolean>;
  /** The drafts of a document, by whichever tab. */
  readonly read: (of: DraftOf) => Promise<readonly StoredDraft[]>;
  readonly remove: (of: DraftOf, tab: string) => Promise<void>;
  /** Removes those for which `isOver` holds. */
  readonly removeAll: (
    isOver: (draft: Pick<StoredDraft, 'shop' | 'user' | 'at'>) => boolean,
  ) => Promise<void>;
}
