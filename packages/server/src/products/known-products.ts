import { knownIds } from '../catalogue/mirror-rows';
import type { ShopStore } from '../db/for-shop';
import { isMirrored } from './page-source';

/** Maximum of ids per query. */
const IDS_AT_ONCE = 1_000;

/** Products that the shop has, by its mirror; all of them until the mirror is complete. */
export async function knownProducts(
  store: ShopStore,
  ids: readonly number[],
): Promise<(id: number) => boolean> {
  if (ids.length === 0 || !(await isMirrored(store))) return () => true;
  const known = new Set<number>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    for (const id of await knownIds(store, 'products', ids.slice(at, at + IDS_AT_ONCE))) known.add(id);
  }
  return (id) => known.has(id);
}
