import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { and, desc, eq, isNotNull, ne, not, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { carts } from '../db/schema';
import { keepVersion, renewVersion, type SavedBy } from '../documents/version-rows';
import { namedTest, type StartedTest } from '../experiments/running-tests';

export type CartRow = typeof carts.$inferSelect;

const LISTED = [
  'id',
  'name',
  'isFallback',
  'isScheduled',
  'startDate',
  'endDate',
  'enabled',
  'updatedAt',
  'revision',
  'previewKey',
  'lockReason',
  'legacy',
] as const;

/** Columns of a cart besides its document. */
export type ListedRow = Pick<CartRow, (typeof LISTED)[number]>;

const NEWEST_FIRST = [desc(carts.createdAt), desc(carts.id)];

/** All carts of the shop without their documents, newest first. */
export function listedRows(store: ShopStore): Promise<ListedRow[]> {
  return store.columns(carts, LISTED, { orderBy: NEWEST_FIRST });
}

/** Names of the shop's carts. */
export async function cartNames(store: ShopStore): Promise<string[]> {
  return (await store.columns(carts, ['name'])).map(({ name }) => name);
}

/** Number of the shop's carts. */
export function countCarts(store: ShopStore): Promise<number> {
  return store.count(carts);
}

/** All carts of the shop, newest first. */
export function cartRows(store: ShopStore): Promise<CartRow[]> {
  return store.rows(carts, { orderBy: NEWEST_FIRST });
}

export async function cartRow(store: ShopStore, id: string): Promise<CartRow | undefined> {
  const [row] = await store.rows(carts, { where: eq(carts.id, id) });
  return row;
}

/** Cart of a preview key, with its revision. */
export async function cartOfKey(
  store: ShopStore,
  previewKey: string,
): Promise<Pick<CartRow, 'id' | 'revision'> | undefined> {
  const [row] = await store.columns(carts, ['id', 'revision'], { where: eq(carts.previewKey, previewKey) });
  return row;
}

const isOtherUnscheduled = (keep: string) => and(ne(carts.id, keep), carts.enabled, not(carts.isScheduled));

/** Enabled unscheduled cart other than `keep`. */
export async function otherUnscheduled(store: ShopStore, keep: string): Promise<CartRow | undefined> {
  const [row] = await store.rows(carts, { where: isOtherUnscheduled(keep) });
  return row;
}

/**
 * Disables the enabled unscheduled cart other than `keep`, as only one can be live. Returns its name. Its saved time is
 * unchanged.
 */
export async function disableOtherUnscheduled(
  store: ShopStore,
  keep: string,
  saved: SavedBy,
): Promise<string | null> {
  const [row] = await store.update(
    carts,
    { ...withFlag('enabled', false), revision: sql`${carts.revision} + 1` },
    isOtherUnscheduled(keep),
  );
  if (row) await keepVersion(store, versionOf(row), saved);
  return row?.name ?? null;
}

/** The shop's fallback cart. */
export async function fallbackRow(store: ShopStore): Promise<CartRow | undefined> {
  const [row] = await store.rows(carts, { where: eq(carts.isFallback, true) });
  return row;
}

/** Sets the fallback flag of a cart. No new revision, as its document is unchanged. */
export async function writeFallback(store: ShopStore, id: string, isFallback: boolean): Promise<void> {
  const [row] = await store.update(carts, withFlag('isFallback', isFallback), eq(carts.id, id));
  if (row) await renewVersion(store, versionOf(row));
}

/** Locks a cart, or unlocks it with null. No new revision, as its document is unchanged. */
export async function writeLock(
  store: ShopStore,
  id: string,
  lockReason: string | null,
): Promise<CartRow | undefined> {
  const changes = { ...withFlag('locked', lockReason !== null), lockReason };
  const [row] = await store.update(carts, changes, eq(carts.id, id));
  if (row) await renewVersion(store, versionOf(row));
  return row;
}

/** Whether compiling this revision of the cart timed out. */
export function isSetAside({ revision, setAsideRevision }: CartRow): boolean {
  return revision === setAsideRevision;
}

/** Records that compiling this revision timed out; ignored if the cart has another one by now. */
export async function setCartAside(
  store: ShopStore,
  { id, revision }: Pick<CartRow, 'id' | 'revision'>,
): Promise<void> {
  await store.update(
    carts,
    { setAsideRevision: revision },
    and(eq(carts.id, id), eq(carts.revision, revision)),
  );
}

/** Clears the timeouts, so that all carts are compiled again. */
export async function purgeSetAside(store: ShopStore): Promise<void> {
  await store.update(carts, { setAsideRevision: null }, isNotNull(carts.setAsideRevision));
}

/**
 * Updates column and document in one statement, without parsing the document: this version may be unable to read
 * it.
 */
function withFlag(flag: 'enabled' | 'isFallback' | 'locked', value: boolean) {
  return {
    ...(flag !== 'locked' && { [flag]: value }),
    document: sql`${carts.document} || jsonb_build_object(${flag}::text, ${value}::boolean)`,
  };
}

function versionOf({ id, revision, document }: CartRow) {
  return { kind: 'cart', id, revision, document } as const;
}

/**
 * List item of a row, with its running test. Doesn't read the document, so that an unreadable one doesn't break the
 * list.
 */
export function listItem(row: ListedRow, test?: StartedTest): CartListItem {
  const { id, name, enabled, isScheduled, isFallback, startDate, endDate, revision, previewKey } = row;
  const { lockReason, legacy } = row;
  const updatedAt = row.updatedAt.toISOString();
  return {
    id,
    name,
    isFallback,
    isScheduled,
    startDate,
    endDate,
    enabled,
    updatedAt,
    revision,
    previewKey,
    lockReason,
    legacy,
    runningTest: namedTest(test, id),
  };
}
