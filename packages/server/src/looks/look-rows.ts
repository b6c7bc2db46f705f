import type { SavedLook } from '@cartwright/core/contract/looks';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { type Look, SHOP_LOOK_ID } from '@cartwright/core/looks/look';
import { readLook } from '@cartwright/core/looks/read-look';
import { type StorefrontLook, storefrontLook } from '@cartwright/core/looks/storefront-look';
import { and, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { looks } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import { keepVersion, type SavedBy, whoSaved } from '../versions/version-rows';

export type LookRow = typeof looks.$inferSelect;

/** The row of the shop's look; undefined while none is saved. */
export async function lookRow(store: ShopStore): Promise<LookRow | undefined> {
  const [row] = await store.rows(looks, { where: eq(looks.id, SHOP_LOOK_ID) });
  return row;
}

/** Writes the shop's look over the one at `revision`, or as its first at 0. The shop has to be locked. */
export async function writeLook(
  store: ShopStore,
  look: Look,
  revision: number,
  saved: SavedBy,
): Promise<LookRow> {
  const row = await writeRow(store, { ...look, id: SHOP_LOOK_ID }, revision, saved.now);
  await keepVersion(store, { ...versionOf(row.revision), document: row.document }, saved);
  return row;
}

/** The name of who saved a revision of the shop's look; null where nobody noted it. */
export function whoSavedLook(store: ShopStore, revision: number): Promise<string | null> {
  return whoSaved(store, versionOf(revision));
}

function versionOf(revision: number) {
  return { kind: 'look', id: SHOP_LOOK_ID, revision } as const;
}

async function writeRow(store: ShopStore, document: Look, revision: number, now: Date): Promise<LookRow> {
  const next = { document, revision: revision + 1, updatedAt: now };
  if (revision === 0) {
    const row = { id: SHOP_LOOK_ID, createdAt: now, ...next };
    await store.insert(looks, row);
    return { shopId: store.shopId, ...row };
  }
  const where = and(eq(looks.id, SHOP_LOOK_ID), eq(looks.revision, revision));
  const [changed] = await store.update(looks, next, where);
  if (!changed) throw new Error('The looks changed while the shop was locked.');
  return changed;
}

/** A row as the contract has it, the default without one. Fails with `unavailable` when this version cannot read it. */
export function savedLook(
  row: LookRow | undefined,
): { readonly ok: true; readonly answer: SavedLook } | ApiFailure {
  if (!row) return { ok: true, answer: { look: DEFAULT_LOOK, revision: 0, updatedAt: null } };
  const read = readLook(row.document);
  if (read.ok) {
    const { revision, updatedAt } = row;
    return { ok: true, answer: { look: read.look, revision, updatedAt: updatedAt.toISOString() } };
  }
  return failure('unavailable', `Your looks can’t be opened. ${read.message}`, {
    issues: [{ code: read.code, path: [...read.path], message: read.message }],
  });
}

/** What the storefront wears; nothing where no look is saved, and where this version cannot read it. */
export async function publishableLook(store: ShopStore): Promise<StorefrontLook | undefined> {
  const row = await lookRow(store);
  const read = row && readLook(row.document);
  return read?.ok ? storefrontLook(read.look) : undefined;
}
