import { type DocumentDefinition, ONLY_DOCUMENT } from '@cartwright/core/documents/document-definition';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import type { ApiFailure } from '../http/api-failure';
import { invalidDocument } from './invalid-document';
import {
  type DocumentResult,
  type DocumentTable,
  documentConflict,
  documentMissing,
  documentRow,
  openDocument,
  openedRow,
  readDocument,
  removeDocument,
  type StoredDocuments,
  writeDocument,
} from './stored-documents';
import type { SavedBy } from './version-rows';

interface AtRevision extends SavedBy {
  /** Id of the document. Absent: a shop has one. */
  readonly id?: string;
  /** Revision that the merchant's document was read at; 0 if never saved. */
  readonly revision: number;
}

/**
 * Saves the result of `change` if the document's revision is unchanged, inside a transaction that holds the shop.
 * Fails with `not_found`, `unavailable`, `conflict` (with the saved document and its author), or as `change` does;
 * nothing is written then.
 */
export async function saveAtRevision<Doc, Response, Table extends DocumentTable>(
  shop: ShopStore,
  documents: StoredDocuments<Doc, Response, Table>,
  { id = ONLY_DOCUMENT, revision, ...saved }: AtRevision,
  change: (
    document: Doc,
    row: Table['$inferSelect'] | null,
  ) => Promise<Changed<Doc, Table>> | Changed<Doc, Table>,
): Promise<DocumentResult<Response>> {
  const opened = await openDocument(shop, documents, id);
  if (!opened.ok) return opened;
  if (opened.revision !== revision) return documentConflict(shop, documents, id, opened);
  const changed = await change(opened.document, opened.row);
  if (!changed.ok) return changed;
  await writeDocument(shop, documents, { id, document: changed.document, revision }, saved, changed.more);
  return readDocument(shop, documents, id);
}

type Changed<Doc, Table extends DocumentTable> =
  | { readonly ok: true; readonly document: Doc; readonly more?: Partial<Table['$inferInsert']> }
  | ApiFailure;

/**
 * Saves a whole document; `before` saves what belongs to it. Fails with `invalid_document`, or as `saveAtRevision`
 * does.
 */
export async function saveDocument<Doc, Response, Table extends DocumentTable>(
  store: ShopStore,
  documents: StoredDocuments<Doc, Response, Table> & {
    readonly definition: Pick<DocumentDefinition<Doc>, 'validate' | 'normalize'>;
  },
  { document, ...at }: AtRevision & { readonly document: Doc },
  before?: (shop: ShopStore, saved: Doc) => Promise<void>,
): Promise<DocumentResult<Response>> {
  const { validate, normalize } = documents.definition;
  const issues = validate(document);
  if (issues.length > 0) return invalidDocument(issues);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    return saveAtRevision(shop, documents, at, async (saved) => {
      await before?.(shop, saved);
      return { ok: true, document: normalize?.(document) ?? document };
    });
  });
}

/**
 * Deletes a document that was read at `revision`, with its versions, inside a transaction that holds the shop;
 * `before` runs first, with null if this version can't read the document. Fails with `not_found`, `conflict` (with
 * the saved document and its author), or as `before` does. An unreadable document can be deleted.
 */
export async function deleteAtRevision<Doc, Response, Table extends DocumentTable>(
  shop: ShopStore,
  documents: StoredDocuments<Doc, Response, Table>,
  { id, revision }: { readonly id: string; readonly revision: number },
  before: (document: Doc | null) => Promise<ApiFailure | null> | ApiFailure | null = () => null,
): Promise<{ readonly ok: true } | ApiFailure> {
  const row = await documentRow(shop, documents, id);
  if (!row) return documentMissing(documents.definition);
  const opened = openedRow(documents, row);
  if (row.revision !== revision) {
    return opened.ok ? documentConflict(shop, documents, id, opened) : opened;
  }
  const refused = await before(opened.ok ? opened.document : null);
  if (refused) return refused;
  await removeDocument(shop, documents, id);
  return { ok: true };
}
