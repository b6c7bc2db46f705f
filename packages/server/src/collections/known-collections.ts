import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueState } from '../db/schema';
import type { KnowsCollection } from './campaign-states';

/** Lookup of the shop's collections in its mirror; accepts any until that is complete. */
export async function knownCollections(store: ShopStore): Promise<KnowsCollection> {
  const [state] = await store.columns(catalogueState, ['syncedAt']);
  if (!state?.syncedAt) return () => true;
  const rows = await store.columns(catalogueCollections, ['collectionId']);
  const ids = new Set(rows.map(({ collectionId }) => collectionId));
  return (id) => ids.has(id);
}
