import { and, asc, type SQL } from 'drizzle-orm';
import { isBehind } from '../db/key-page';
import { catalogueCollections, catalogueProducts } from '../db/schema';
import { type Behind, type MirroredList, mirrorCursor } from './mirror-cursor';

/** Sort keys of a list by title. */
const KEYS = {
  products: [catalogueProducts.titleKey, catalogueProducts.productId],
  collections: [catalogueCollections.titleKey, catalogueCollections.collectionId],
} as const;

/** Rows of a page of `most`, and the next one. */
export function pageByTitle(
  list: 'products' | 'collections',
  { where, behind, most }: { where: SQL | undefined; behind: Behind | null; most: number },
) {
  const key = KEYS[list];
  return {
    where: and(where, behind ? isBehind(key, [behind.key, behind.id], 'ascending') : undefined),
    orderBy: key.map((column) => asc(column)),
    most: most + 1,
  };
}

/** The first `most` rows, and the cursor of the next page; null if there is none. */
export function cutPage<Entry extends Behind>(list: MirroredList, entries: readonly Entry[], most: number) {
  const page = entries.slice(0, most);
  const last = page.at(-1);
  return { page, next: entries.length > most && last ? mirrorCursor(list, last) : null };
}
