import type { ShopStore } from '../db/for-shop';
import { readMirrorState, wantSync } from './mirror-state';

/** Metafields used by filters of a kind of list, as `namespace.key`. */
export type FilterMetafields = (store: ShopStore) => Promise<readonly string[]>;

/** Limit, as each adds a field to every product query. */
const MAX_METAFIELDS = 20;

/** Metafields used by all filters: at most 20, those of the first list first. */
export function filterMetafields(lists: readonly FilterMetafields[]): FilterMetafields {
  return async (store) => {
    const names = [];
    for (const list of lists) names.push(...(await list(store)));
    // Sorted, so that the scope doesn't depend on which list was saved last.
    return [...new Set(names)].slice(0, MAX_METAFIELDS).toSorted();
  };
}

/** Requests a full sync if filters use metafields that aren't mirrored. Returns whether they do. */
export async function syncMetafields(store: ShopStore, metafieldsOf: FilterMetafields): Promise<boolean> {
  const { scope, runScope } = await readMirrorState(store);
  const mirrored = (runScope ?? scope)?.metafields;
  if (!mirrored) return false;
  const isMissing = (await metafieldsOf(store)).some((name) => !mirrored.includes(name));
  if (isMissing) await wantSync(store);
  return isMissing;
}
