import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueProducts } from '../db/schema';
import type { Behind } from './mirror-cursor';
import { cutPage, pageByTitle } from './mirrored-page';
import { type ProductSearch, wordsIn } from './search-query';

const PAGE = 25;

/** Page of the mirrored products that match a search, by title. All words match as prefixes. */
export async function findMirroredProducts(
  store: ShopStore,
  search: ProductSearch,
  behind: Behind | null,
): Promise<{ products: CatalogueProduct[]; next: string | null }> {
  const where = isFound(store, search);
  const rows = await store.computed(
    catalogueProducts,
    FIELDS,
    pageByTitle('products', { where, behind, limit: PAGE }),
  );
  const { page, next } = cutPage('products', rows, PAGE);
  return { products: page.map(({ picked }) => pickedProduct(picked)), next };
}

/** Mirrored products by id. */
export async function mirroredProductsById(
  store: ShopStore,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CatalogueProduct>> {
  const where = inArray(catalogueProducts.productId, [...ids]);
  const rows = await store.computed(catalogueProducts, FIELDS, { where });
  return new Map(rows.map(({ id, picked }) => [id, pickedProduct(picked)]));
}

/** Active products in random order, stable for a `seed`. */
export async function randomMirroredProducts(
  store: ShopStore,
  { limit, seed }: { readonly limit: number; readonly seed: string },
): Promise<CatalogueProduct[]> {
  const { document, productId } = catalogueProducts;
  const rows = await store.computed(catalogueProducts, FIELDS, {
    where: sql`${document} ->> 'status' = 'active'`,
    orderBy: [sql`md5(${seed}::text || ' ' || ${productId}::text)`, sql`${productId}`],
    limit,
  });
  return rows.map(({ picked }) => pickedProduct(picked));
}

function isFound(store: ShopStore, { query = '', collection, tag, vendor }: ProductSearch): SQL | undefined {
  const { words, tagKeys, vendorKey } = catalogueProducts;
  return and(
    ...wordsIn(query).map((word) => sql`strpos(${words}, ${` ${word}`}) > 0`),
    collection === undefined ? undefined : isIn(store, collection),
    tag === undefined ? undefined : sql`${tag.toLowerCase()} = any(${tagKeys})`,
    vendor === undefined ? undefined : eq(vendorKey, vendor.toLowerCase()),
  );
}

/**
 * Condition for a collection's products. The store scopes product rows but not the subquery, so the shop is named
 * here. `is true` prevents the database from looking up each product of a large collection: it scans products by
 * title instead.
 */
function isIn({ shopId }: ShopStore, collection: number): SQL {
  const { document, shopId: ofShop, collectionId } = catalogueCollections;
  return sql`(${catalogueProducts.productId} in (
    select jsonb_array_elements_text(${document} -> 'productIds')::bigint from ${catalogueCollections}
    where ${eq(ofShop, shopId)} and ${eq(collectionId, collection)})) is true`;
}

/** Product document without fields that grow with markets and languages, and aren't used by pickers. */
const PICKED = sql`(${catalogueProducts.document} - array['description', 'options', 'translations', 'metafields'])
  || jsonb_build_object('variants', (
    select coalesce(jsonb_agg(variant - 'prices' order by place), '[]')
    from jsonb_array_elements(${catalogueProducts.document} -> 'variants') with ordinality as each_of (variant, place)))`;

const FIELDS = {
  id: sql`${catalogueProducts.productId}`.mapWith(catalogueProducts.productId).as('id'),
  key: sql<string>`${catalogueProducts.titleKey}`.as('key'),
  picked: PICKED.mapWith(catalogueProducts.document).as('picked'),
};

function pickedProduct({
  id,
  handle,
  title,
  image,
  status,
  isGiftCard,
  requiresSellingPlan,
  variants,
}: Pick<MirroredProduct, PickedName>): CatalogueProduct {
  return {
    id,
    handle,
    title,
    image: image?.url ?? null,
    status: status === 'unlisted' ? 'active' : status,
    isGiftCard,
    requiresSellingPlan,
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      available: variant.available,
      image: variant.image,
      ...(variant.quantityRule && { quantityRule: variant.quantityRule }),
    })),
  };
}

type PickedName =
  | 'id'
  | 'handle'
  | 'title'
  | 'image'
  | 'status'
  | 'isGiftCard'
  | 'requiresSellingPlan'
  | 'variants';
