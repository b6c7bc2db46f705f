import { type ListedVersion, VERSIONS_AT_ONCE } from '@cartwright/core/contract/versions';
import type { ShopStore } from '../db/for-shop';
import { failure } from '../http/api-failure';
import { VERSIONED } from './definitions';
import { type DocumentResult, documentMissing, unreadable } from './stored-documents';
import { type DocumentName, type VersionRow, versionPage, versionRow } from './version-rows';

/** Page of a document's versions, newest first. Fails with `not_found` for an unknown document. */
export async function listDocumentVersions(
  store: ShopStore,
  name: DocumentName,
  before: number | undefined,
): Promise<DocumentResult<{ versions: ListedVersion[]; next: number | null }>> {
  const { rows, following } = await versionPage(store, name, { before, limit: VERSIONS_AT_ONCE });
  const kind = VERSIONED[name.kind];
  if (rows.length === 0 && before === undefined && !kind.isThereUnsaved(name.id))
    return documentMissing(kind);
  // The changes of the last one are relative to the one that follows.
  const read = [...rows, ...(following ? [following] : [])].map(({ document }) => kind.read(document));
  const versions = rows.map((row, index) => {
    const [after, before] = [read[index], read[index + 1]];
    const changed = before?.ok && after?.ok ? kind.changed(before.value, after.value) : null;
    return { ...stampOf(row), changed };
  });
  return { ok: true, response: { versions, next: following ? (rows.at(-1)?.revision ?? null) : null } };
}

/**
 * Version with its document in the current schema. Fails with `not_found`, or with `unavailable` if it can't be
 * read: saved by a newer version of the app, or damaged.
 */
export async function readDocumentVersion(
  store: ShopStore,
  name: DocumentName & { readonly revision: number },
) {
  const row = await versionRow(store, name);
  if (!row) return failure('not_found', 'This version is no longer available.');
  const read = VERSIONED[name.kind].read(row.document);
  if (!read.ok) return unreadable('This version', read);
  return { ok: true as const, response: { ...stampOf(row), document: read.value } };
}

/** Time and author of a version. */
function stampOf({ revision, savedAt, savedBy }: VersionRow) {
  return { revision, savedAt: savedAt.toISOString(), savedBy };
}
