import { lte, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueRemovals, catalogueState } from '../db/schema';
import { advanceState, type MirrorState } from './mirror-state';

/** Retained removals: followers usually read them within a second. */
const MAX_REMOVALS = 5_000;

/** Rows per delete statement. */
const DELETED_AT_ONCE = 500;

/**
 * Purges removals above a limit. Followers that haven't read them reload the whole mirror: the
 * increased revision identifies them.
 */
export async function purgeRemovals(
  store: ShopStore,
  state: MirrorState,
  limit = MAX_REMOVALS,
): Promise<MirrorState> {
  if ((await store.count(catalogueRemovals)) <= limit) return state;
  const next = sql`${catalogueState.revision} + 1`;
  const advanced = await advanceState(store, state, { revision: next, removalsFrom: next });
  const forgotten = lte(catalogueRemovals.revision, advanced.removalsFrom);
  while ((await store.removeSome(catalogueRemovals, forgotten, DELETED_AT_ONCE)) > 0);
  return advanced;
}
