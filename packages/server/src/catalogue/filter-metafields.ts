import type { ShopStore } from '../db/for-shop';
import { readMirrorState, wantSync } from './mirror-state';

/** The metafields that filters of a kind of list name, as `namespace.key`. */
export type FilterMetafields = (store: ShopStore) => Promise<readonly string[]>;

/** Each costs a field of every product that is read from Shopify. */
const MAX_METAFIELDS = 20;

/** The metafields that filters name, wherever they are set: at most 20, those of the first list first. */
export function filterMetafields(lists: readonly FilterMetafields[]): FilterMetafields {
  return async (store) => {
    const names = [];
    for (const list of lists) names.push(...(await list(store)));
    // In an order that doesn't depend on who was saved last: another order would be another scope.
    return [...new Set(names)].slice(0, MAX_METAFIELDS).toSorted();
  };
}

/** Has everything read again where filters name metafields that the mirror doesn't have. Gives whether they do. */
export async function syncMetafields(store: ShopStore, metafieldsOf: FilterMetafields): Promise<boolean> {
  const { scope, runScope } = await readMirrorState(store);
  const mirrored = (runScope ?? scope)?.metafields;
  if (!mirrored) return false;
  const isMissing = (await metafieldsOf(store)).some((name) => !mirrored.includes(name));
  if (isMissing) await wantSync(store);
  return isMissing;
}
