import type { Card } from '@cartwright/core/listing/card-among';
import type { ListedProduct } from '@cartwright/core/listing/listing-response';
import {
  type PreviewedFields,
  type PreviewedPlace,
  previewedProduct,
} from '@cartwright/core/listing/previewed-product';
import { inArray, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { catalogueProducts } from '../db/schema';

/** Cards by product id of products sold in a market; `cards` as in listings. */
export async function previewedProducts(
  store: ShopStore,
  ids: readonly number[],
  place: PreviewedPlace,
  cards: ReadonlyMap<number, Card>,
): Promise<ReadonlyMap<number, Omit<ListedProduct, 'badge'>>> {
  const shown = await previewedFields(store, ids);
  const products = shown.flatMap((each) => previewedProduct(each, place, cards.get(each.id)) ?? []);
  return new Map(products.map((product) => [product.id, product]));
}

/** Product fields of previews, in any order. */
export async function previewedFields(store: ShopStore, ids: readonly number[]): Promise<PreviewedFields[]> {
  if (ids.length === 0) return [];
  const { productId, document } = catalogueProducts;
  const fields = { shown: SHOWN.mapWith(document).as('shown') };
  const rows = await store.computed(catalogueProducts, fields, { where: inArray(productId, [...ids]) });
  return rows.map(({ shown }) => shown);
}

/** Product document without the long fields that no card shows. */
const SHOWN = sql`${catalogueProducts.document} - array['description', 'options', 'metafields', 'tags']`;
