import { and, asc, type SQL } from 'drizzle-orm';
import { isBehind } from '../db/key-page';
import { catalogueCollections, catalogueProducts } from '../db/schema';
import { type Behind, type MirroredList, mirrorCursor } from './mirror-cursor';

/** Sort keys of a list by title. */
const KEYS = {
  products: [catalogueProducts.titleKey, catalogueProducts.productId],
  collections: [catalogueCollections.titleKey, catalogueCollections.collectionId],
} as const;

/** Rows of a page of `limit`, and the next one. */
export function pageByTitle(
  list: 'products' | 'collections',
  { where, behind, limit }: { where: SQL | undefined; behind: Behind | null; limit: number },
) {
  const key = KEYS[list];
  return {
    where: and(where, behind ? isBehind(key, [behind.key, behind.id], 'ascending') : undefined),
    orderBy: key.map((column) => asc(column)),
    limit: limit + 1,
  };
}

/** The first `limit` rows, and the cursor of the next page; null if there is none. */
export function cutPage<Entry extends Behind>(list: MirroredList, entries: readonly Entry[], limit: number) {
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  return { page, next: entries.length > limit && last ? mirrorCursor(list, last) : null };
}
