import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';
import { and, inArray, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections } from '../db/schema';
import type { Behind } from './mirror-cursor';
import { cutPage, pageByTitle } from './mirrored-page';
import { wordsIn } from './search-query';

const PAGE = 50;

/**
 * Page of the mirrored collections by title, and the number of `pages`. `query` matches prefixes of words, all of
 * them.
 */
export async function findMirroredCollections(
  store: ShopStore,
  query: string,
  behind: Behind | null,
): Promise<{ collections: CatalogueCollection[]; next: string | null; pages: number }> {
  const { words } = catalogueCollections;
  const where = and(...wordsIn(query).map((word) => sql`strpos(${words}, ${` ${word}`}) > 0`));
  const rows = await store.computed(
    catalogueCollections,
    FIELDS,
    pageByTitle('collections', { where, behind, limit: PAGE }),
  );
  const { page, next } = cutPage('collections', rows, PAGE);
  const pages = Math.ceil((await store.count(catalogueCollections, where)) / PAGE);
  return { collections: page.map(pickedCollection), next, pages };
}

/** Mirrored collections by id. */
export async function mirroredCollectionsById(
  store: ShopStore,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CatalogueCollection>> {
  const where = inArray(catalogueCollections.collectionId, [...ids]);
  const rows = await store.computed(catalogueCollections, FIELDS, { where });
  return new Map(rows.map((row) => [row.id, pickedCollection(row)]));
}

const { collectionId, titleKey, document } = catalogueCollections;

/** Fields without the product ids, of which a collection may have a hundred thousand. */
const FIELDS = {
  id: sql`${collectionId}`.mapWith(collectionId).as('id'),
  key: sql<string>`${titleKey}`.as('key'),
  handle: sql<string>`${document} ->> 'handle'`.as('handle'),
  title: sql<string>`${document} ->> 'title'`.as('title'),
  image: sql<string | null>`${document} ->> 'image'`.as('image'),
  productsCount: sql<number>`jsonb_array_length(${document} -> 'productIds')`.as('products_count'),
};

function pickedCollection({ id, handle, title, image, productsCount }: CatalogueCollection) {
  return { id, handle, title, image, productsCount };
}
