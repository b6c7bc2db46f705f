import { KEPT_VERSION_DAYS, KEPT_VERSIONS } from '@cartwright/core/contract/versions';
import type { DocumentKind } from '@cartwright/core/documents/document-definition';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { versions } from '../db/schema';

export type VersionRow = typeof versions.$inferSelect;

/** Identity of a document. */
export interface DocumentName {
  readonly kind: DocumentKind;
  readonly id: string;
}

interface Revision extends DocumentName {
  readonly revision: number;
}

/** Time of a save, and the displayed name of its author. */
export interface SavedBy {
  readonly now: Date;
  readonly by: string;
}

/** Batch size of purging, short enough for other work to interleave. */
export const PURGED_AT_ONCE = 100;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Stores a revision as a version, and deletes versions beyond the limit. Runs in the transaction that saves the
 * document, so that every save has a version. Revisions are consecutive.
 */
export async function keepVersion(
  store: ShopStore,
  { kind, id, revision, document }: Revision & { readonly document: unknown },
  { now, by }: SavedBy,
): Promise<void> {
  await store.insert(versions, { kind, documentId: id, revision, savedAt: now, savedBy: by, document });
  await store.remove(versions, and(isOf({ kind, id }), lte(versions.revision, revision - KEPT_VERSIONS)));
}

/** Updates a version after a change of the document without a new revision. */
export async function renewVersion(
  store: ShopStore,
  { kind, id, revision, document }: Revision & { readonly document: unknown },
): Promise<void> {
  await store.update(versions, { document }, isRevision({ kind, id, revision }));
}

/** Deletes all versions of a deleted document. */
export async function purgeDocument(store: ShopStore, name: DocumentName): Promise<void> {
  await store.remove(versions, isOf(name));
}

/**
 * Page of a document's versions, newest first: at most `most`, below the revision `before` if given. Keyed by
 * revision, as saves continue while somebody pages.
 */
export function versionPage(
  store: ShopStore,
  name: DocumentName,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<{ readonly rows: VersionRow[]; readonly following: VersionRow | null }> {
  return store.pageByKey(versions, {
    where: isOf(name),
    by: ['revision'],
    order: 'descending',
    after: before === undefined ? undefined : { revision: before },
    limit,
  });
}

export async function versionRow(store: ShopStore, revision: Revision): Promise<VersionRow | undefined> {
  const [row] = await store.rows(versions, { where: isRevision(revision) });
  return row;
}

/** Name of the user who saved a revision; null if unknown. */
export async function whoSaved(store: ShopStore, revision: Revision): Promise<string | null> {
  const [row] = await store.columns(versions, ['savedBy'], { where: isRevision(revision) });
  return row?.savedBy ?? null;
}

/**
 * Deletes a batch of versions past their retention, except the newest of each document; returns whether there may
 * be more.
 */
export async function purgeOldVersions(store: ShopStore, now: Date): Promise<boolean> {
  const hasNewer = sql`exists (
    select 1 from ${versions} newer
    where newer.shop_id = ${versions.shopId} and newer.kind = ${versions.kind}
      and newer.document_id = ${versions.documentId} and newer.revision > ${versions.revision}
  )`;
  const isOver = lt(versions.savedAt, new Date(now.getTime() - KEPT_VERSION_DAYS * DAY));
  const removed = await store.removeSome(versions, and(isOver, hasNewer) ?? isOver, PURGED_AT_ONCE);
  return removed === PURGED_AT_ONCE;
}

function isOf({ kind, id }: DocumentName) {
  return and(eq(versions.kind, kind), eq(versions.documentId, id));
}

function isRevision({ revision, ...name }: Revision) {
  return and(isOf(name), eq(versions.revision, revision));
}
