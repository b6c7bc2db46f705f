import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';
import type { AdminClient } from '../shopify/admin-client';
import {
  COLLECTIONS_BY_ID_QUERY,
  COLLECTIONS_QUERY,
  type CollectionNode,
  collectionsByIdData,
  collectionsData,
} from '../shopify/documents/collections';
import { fromGid, toGid } from '../shopify/gid';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { wordsQuery } from './search-query';

const PAGE = 50;

/** Page of the shop's collections by title. `query` matches prefixes of words; cursors are Shopify's. */
export async function findCollections(
  admin: AdminClient,
  { query, after }: { query?: string | undefined; after: string | null },
): Promise<ShopifyResult<{ collections: CatalogueCollection[]; next: string | null }>> {
  const variables = { first: PAGE, after, query: wordsQuery(query ?? '') };
  const found = await admin.run(COLLECTIONS_QUERY, variables, collectionsData);
  if (!found.ok) return found;
  const { nodes, pageInfo } = found.value.collections;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { ok: true, value: { collections: nodes.map(catalogueCollection), next } };
}

/** Existing collections of at most 100 ids, in the order of the ids. */
export async function collectionsById(
  admin: AdminClient,
  ids: readonly number[],
): Promise<ShopifyResult<CatalogueCollection[]>> {
  const gids = ids.map((id) => toGid('Collection', id));
  const found = await admin.run(COLLECTIONS_BY_ID_QUERY, { ids: gids }, collectionsByIdData);
  if (!found.ok) return found;
  const existing = found.value.nodes.filter((node) => node !== null);
  return { ok: true, value: existing.map(catalogueCollection) };
}

function catalogueCollection({
  id,
  handle,
  title,
  image,
  productsCount,
}: CollectionNode): CatalogueCollection {
  return {
    id: fromGid(id),
    handle,
    title,
    image: image?.url ?? null,
    productsCount: productsCount?.count ?? null,
  };
}
