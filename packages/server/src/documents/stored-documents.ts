import {
  type DocumentDefinition,
  type DocumentKind,
  documentId,
  ONLY_DOCUMENT,
} from '@cartwright/core/documents/document-definition';
import type { ReadVersioned } from '@cartwright/core/documents/read-versioned';
import { and, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import type {
  campaigns,
  carts,
  dataSources,
  experiments,
  listingSettings,
  looks,
  widgets,
} from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import { keepVersion, purgeDocument, type SavedBy, whoSaved } from './version-rows';

/** Table of documents; all have the columns of `documentColumns`. */
export type DocumentTable =
  | typeof campaigns
  | typeof carts
  | typeof dataSources
  | typeof experiments
  | typeof listingSettings
  | typeof looks
  | typeof widgets;

/** Storage of a kind of documents, and the form of their responses. */
export interface StoredDocuments<Doc, Response, Table extends DocumentTable = DocumentTable> {
  readonly definition: Pick<DocumentDefinition<Doc>, 'kind' | 'noun' | 'read' | 'idOf'>;
  readonly table: Table;
  /** Id in the table by a document's id. Absent: the same. */
  readonly rowId?: (id: string) => string | number;
  /** Columns derived from the document, for lists and rules. */
  readonly columns?: (document: Doc) => Partial<Table['$inferInsert']>;
  /** Document to store as a version. Absent: the document as stored. */
  readonly versionOf?: (document: Doc, store: ShopStore) => Promise<unknown>;
  /** Document of a shop that has never saved one. Absent: it has to be created. */
  readonly initial?: (store: ShopStore, id: string) => Promise<Doc> | Doc;
  /** Document in the contract's form. */
  readonly responseOf: (opened: Opened<Doc, Table>, store: ShopStore) => Promise<Response> | Response;
}

/** Document that was read, with its columns. */
export interface Opened<Doc, Table extends DocumentTable = DocumentTable> {
  readonly document: Doc;
  /** 0 if never saved. */
  readonly revision: number;
  readonly updatedAt: string | null;
  readonly row: Table['$inferSelect'] | null;
}

export type DocumentResult<Response> = { readonly ok: true; readonly response: Response } | ApiFailure;

/** Storage of a document, of any type. */
interface Kept<Table extends DocumentTable = DocumentTable> {
  readonly definition: { readonly kind: DocumentKind };
  readonly table: Table;
  readonly rowId?: (id: string) => string | number;
}

/** Row of a document; undefined if never saved. */
export async function documentRow<Table extends DocumentTable>(
  store: ShopStore,
  { table, rowId }: Kept<Table>,
  id = ONLY_DOCUMENT,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await store.rows(table, { where: isRow(table, rowIdOf(rowId, id)) });
  return row;
}

/** Opens a document. Fails with `not_found`, and with `unavailable` where this version can't read it. */
export async function openDocument<Doc, Table extends DocumentTable>(
  store: ShopStore,
  documents: Omit<StoredDocuments<Doc, unknown, Table>, 'responseOf'>,
  id = ONLY_DOCUMENT,
): Promise<({ readonly ok: true } & Opened<Doc, Table>) | ApiFailure> {
  const { definition, initial } = documents;
  const row = await documentRow(store, documents, id);
  if (row) return openedRow(documents, row);
  if (!initial) return documentMissing(definition);
  return { ok: true, document: await initial(store, id), revision: 0, updatedAt: null, row: null };
}

/** Document of a row. Fails with `unavailable` if this version can't read it. */
export function openedRow<Doc, Table extends DocumentTable>(
  { definition }: Pick<StoredDocuments<Doc, unknown, Table>, 'definition'>,
  row: Table['$inferSelect'],
): ({ readonly ok: true } & Opened<Doc, Table>) | ApiFailure {
  const { revision, updatedAt, document } = row;
  const read = definition.read(document);
  if (!read.ok) return unreadable(titleOf(definition, row), read);
  return { ok: true, document: read.value, revision, updatedAt: updatedAt.toISOString(), row };
}

/** Document in the contract's form. Fails as `openDocument` does. */
export async function readDocument<Doc, Response, Table extends DocumentTable>(
  store: ShopStore,
  documents: StoredDocuments<Doc, Response, Table>,
  id = ONLY_DOCUMENT,
): Promise<DocumentResult<Response>> {
  const opened = await openDocument(store, documents, id);
  return opened.ok ? { ok: true, response: await documents.responseOf(opened, store) } : opened;
}

/** Document for endpoints whose response has it under `data`. */
export function asData<Response>(
  saved: DocumentResult<Response>,
): DocumentResult<{ readonly data: Response }> {
  return saved.ok ? { ok: true, response: { data: saved.response } } : saved;
}

/** Document for shoppers: the initial one while the saved one can't be read. */
export async function servedDocument<Doc>(
  store: ShopStore,
  documents: Omit<StoredDocuments<Doc, unknown>, 'responseOf'> &
    Required<Pick<StoredDocuments<Doc, unknown>, 'initial'>>,
  id = ONLY_DOCUMENT,
): Promise<Doc> {
  const opened = await openDocument(store, documents, id);
  return opened.ok ? opened.document : documents.initial(store, id);
}

/** Failure for a document that was saved by somebody else since it was read. */
export async function documentConflict<Doc, Response, Table extends DocumentTable>(
  store: ShopStore,
  documents: StoredDocuments<Doc, Response, Table>,
  id: string,
  opened: Opened<Doc, Table>,
): Promise<ApiFailure> {
  const { kind, noun } = documents.definition;
  return failure('conflict', `Someone else saved ${noun} since this page was opened.`, {
    details: {
      saved: await documents.responseOf(opened, store),
      savedBy: await whoSaved(store, { kind, id, revision: opened.revision }),
    },
  });
}

/**
 * Writes a document over `revision`, or a new one at 0, with its version. The shop has to be locked, and the saved
 * revision to be `revision`. `more` are further columns.
 */
export async function writeDocument<Doc, Table extends DocumentTable>(
  shop: ShopStore,
  documents: Omit<StoredDocuments<Doc, unknown, Table>, 'responseOf'>,
  { document, revision, id = documentId(documents.definition, document) }: Revised<Doc>,
  saved: SavedBy,
  more: Partial<Table['$inferInsert']> = {},
): Promise<void> {
  const { definition, rowId, columns, versionOf } = documents;
  // All tables of documents have these columns; their own are in `columns` and `more`.
  const table = documents.table as DocumentTable as typeof looks;
  const row = { updatedAt: saved.now, ...columns?.(document), ...more, document, revision: revision + 1 };
  const own = rowIdOf(rowId, id);
  if (revision === 0) {
    await shop.insert(table, { createdAt: saved.now, ...row, id: own });
  } else {
    const [written] = await shop.update(
      table,
      row as Partial<typeof looks.$inferInsert>,
      and(eq(table.id, own), eq(table.revision, revision)),
    );
    if (!written) throw new Error(`The ${definition.kind} ${id} changed while the shop was locked.`);
  }
  const version = versionOf ? await versionOf(document, shop) : document;
  await keepVersion(shop, { kind: definition.kind, id, revision: revision + 1, document: version }, saved);
}

/** Deletes a document with its versions. */
export async function removeDocument(
  shop: ShopStore,
  { definition: { kind }, table, rowId }: Kept,
  id: string,
): Promise<void> {
  await shop.remove(table, isRow(table, rowIdOf(rowId, id)));
  await purgeDocument(shop, { kind, id });
}

interface Revised<Doc> {
  readonly document: Doc;
  /** Saved revision. */
  readonly revision: number;
  /** Id of the document. Absent: its own. */
  readonly id?: string;
}

/** Failure for a missing document. */
export function documentMissing({ noun }: Pick<DocumentDefinition<never>, 'noun'>): ApiFailure {
  return failure('not_found', `${upperFirst(noun)} no longer exists.`);
}

/** Failure for a document that this version can't read. */
export function unreadable(
  title: string,
  { code, path, message }: Extract<ReadVersioned<unknown>, { ok: false }>,
): ApiFailure {
  return failure('unavailable', `${title} can’t be opened. ${message}`, {
    issues: [{ code, path: [...path], message }],
  });
}

/** Name of a document in a sentence: its own, if it has one. */
function titleOf({ noun }: Pick<DocumentDefinition<never>, 'noun'>, row: object): string {
  return 'name' in row ? `${noun.replace(/^this /, 'The ')} "${row.name}"` : upperFirst(noun);
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const rowIdOf = (rowId: Kept['rowId'], id: string) => (rowId?.(id) ?? id) as string;

const isRow = ({ id }: DocumentTable, own: string) => eq(id as (typeof looks)['id'], own);
