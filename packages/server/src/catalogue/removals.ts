import { lte, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueRemovals, catalogueState } from '../db/schema';
import { advanceState, type MirrorState } from './mirror-state';

/** Removals that are kept: whoever follows the mirror has mostly read them within a second. */
const MAX_REMOVALS = 5_000;

/** Removals that are deleted at once. */
const DELETED_AT_ONCE = 500;

/**
 * Forgets what was taken out of the mirror, when that is much. Whoever has not read it by then reads the mirror as a
 * whole: the revision grows, so that this is all who have read an earlier one.
 */
export async function purgeRemovals(
  store: ShopStore,
  state: MirrorState,
  most = MAX_REMOVALS,
): Promise<MirrorState> {
  if ((await store.count(catalogueRemovals)) <= most) return state;
  const next = sql`${catalogueState.revision} + 1`;
  const advanced = await advanceState(store, state, { revision: next, removalsFrom: next });
  const forgotten = lte(catalogueRemovals.revision, advanced.removalsFrom);
  while ((await store.removeSome(catalogueRemovals, forgotten, DELETED_AT_ONCE)) > 0);
  return advanced;
}
