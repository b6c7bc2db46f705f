import { plainForm } from '@cartwright/core/search/engine/found-in';
import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueProducts } from '../db/schema';
import type { Behind } from './mirror-cursor';
import { cutPage } from './mirrored-page';
import { inPlainForm } from './plain-form';

const PAGE = 50;

export interface ValueSearch {
  readonly query: string;
  readonly behind: Behind | null;
}

interface ValuesPage {
  readonly words: string[];
  readonly next: string | null;
}

const { productId, tagKeys, vendorKey, document } = catalogueProducts;

/** Any product with the value has its spelling. */
const ONE_OF_THEM = sql`min(${productId})`.mapWith(productId).as('id');

/** Page of the mirrored products' tags, by name; `query` matches anywhere in them. */
export async function findMirroredTags(
  store: ShopStore,
  { query, behind }: ValueSearch,
): Promise<ValuesPage> {
  const found = await store.sums(catalogueProducts, {
    each: tagKeys,
    by: { key: sql<string>`entry`.as('key') },
    of: { id: ONE_OF_THEM },
    where: behind ? sql`entry > ${behind.key}` : undefined,
    having: holds(sql`entry`, query),
    ...ORDERED,
  });
  return page(store, 'tags', found, sql`${document} -> 'tags'`);
}

/** Page of the mirrored products' vendors, likewise. */
export async function findMirroredVendors(
  store: ShopStore,
  { query, behind }: ValueSearch,
): Promise<ValuesPage> {
  const found = await store.sums(catalogueProducts, {
    by: { key: sql<string>`${vendorKey}`.as('key') },
    of: { id: ONE_OF_THEM },
    where: and(ne(vendorKey, ''), behind ? sql`${vendorKey} > ${behind.key}` : undefined),
    having: holds(vendorKey, query),
    ...ORDERED,
  });
  return page(store, 'vendors', found, sql`jsonb_build_array(${document} -> 'vendor')`);
}

const ORDERED = { orderBy: [sql`1`], limit: PAGE + 1 };

function holds(word: SQL | typeof vendorKey, query: string): SQL | undefined {
  const plain = plainForm(query);
  return plain === '' ? undefined : sql`strpos(${inPlainForm(word)}, ${plain}) > 0`;
}

/** Values by the spelling of a product; one that has changed meanwhile is replaced by its key. */
async function page(
  store: ShopStore,
  list: 'tags' | 'vendors',
  found: readonly Behind[],
  words: SQL,
): Promise<ValuesPage> {
  const { page: keys, next } = cutPage(list, found, PAGE);
  const products = await store.computed(
    catalogueProducts,
    { words: sql`${words}`.mapWith(listOfTexts).as('words') },
    { where: inArray(productId, [...new Set(keys.map(({ id }) => id))]) },
  );
  const written = new Map(products.flatMap((each) => each.words).map((word) => [word.toLowerCase(), word]));
  return { words: keys.map(({ key }) => written.get(key) ?? key), next };
}

function listOfTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
