import type { Issue } from '../editing/issue';
import type { Parts } from '../editing/parts';
import type { ReadVersioned } from './read-versioned';

/** The kinds of document that merchants edit. Each is saved at a revision, and keeps versions. */
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

/** Definition of a kind of document, wherever it is edited, checked, stored or compared. */
export interface DocumentDefinition<Doc> {
  readonly kind: DocumentKind;
  /** What merchants call one: "this widget". */
  readonly noun: string;
  /**
   * What reports call a change to it, and where its page is, by its path in the admin. Absent: shoppers don't have it as soon
   * as it is saved.
   */
  readonly mark?: { readonly title: string; readonly path: string | null };
  /** The version of the shape that this code reads and writes. */
  readonly version: number;
  /** A stored document of this or any earlier version, in today's shape. */
  readonly read: (stored: unknown) => ReadVersioned<Doc>;
  /** What keeps a document from being saved. */
  readonly validate: (document: Doc) => readonly Issue[];
  /** A valid document as it is stored: trimmed and in one form. Absent: as it is. */
  readonly normalize?: (document: Doc) => Doc;
  /** The id of a document among those of its kind. Absent: a shop has one. */
  readonly idOf?: (document: Doc) => string;
  /** The parts by which two versions are compared and merged. */
  readonly parts: Parts<Doc>;
}

/** The id of a document of which a shop has one. */
export const ONLY_DOCUMENT = 'default';

/** The id of a document among those of its kind. */
export function documentId<Doc>({ idOf }: Pick<DocumentDefinition<Doc>, 'idOf'>, document: Doc): string {
  return idOf?.(document) ?? ONLY_DOCUMENT;
}
