import type { Issue } from '../editing/issue';
import type { Parts } from '../editing/parts';
import type { ReadVersioned } from './read-versioned';

/** Kinds of documents that merchants edit. Each is saved at a revision, and keeps versions. */
export const DOCUMENT_KINDS = [
  'cart',
  'widget',
  'look',
  'campaign',
  'collection-defaults',
  'collection-settings',
  'search-settings',
  'keyword-groups',
  'synonyms',
  'results-page',
  'data-sources',
  'experiment',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Definition of a kind of document, for editing, validation, storage and comparison. */
export interface DocumentDefinition<Doc> {
  readonly kind: DocumentKind;
  /** Name for merchants: "this widget". */
  readonly noun: string;
  /**
   * Title of a change in reports, with the path of its page in the admin. Absent: a save has no immediate effect
   * for shoppers.
   */
  readonly mark?: { readonly title: string; readonly path: string | null };
  /** Schema version that this code reads and writes. */
  readonly version: number;
  /** Reads a stored document of this or any earlier version, migrated to the current one. */
  readonly read: (stored: unknown) => ReadVersioned<Doc>;
  /** Validation issues of a document. */
  readonly validate: (document: Doc) => readonly Issue[];
  /** Valid document, normalized for storage. Absent: unchanged. */
  readonly normalize?: (document: Doc) => Doc;
  /** Id of a document among those of its kind. Absent: a shop has one. */
  readonly idOf?: (document: Doc) => string;
  /** Sections by which two versions are compared and merged. */
  readonly parts: Parts<Doc>;
}

/** Id of a document of which a shop has only one. */
export const ONLY_DOCUMENT = 'default';

/** Id of a document among those of its kind. */
export function documentId<Doc>({ idOf }: Pick<DocumentDefinition<Doc>, 'idOf'>, document: Doc): string {
  return idOf?.(document) ?? ONLY_DOCUMENT;
}
