import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { explainListing } from '@cartwright/core/contract/collections';
import { FIRST_VIEW } from '@cartwright/core/listing/listing-request';
import { whyMessage } from '@cartwright/core/listing/why-messages';
import { inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { catalogueProducts } from '../db/schema';
import { whyContext } from '../listing/why-context';
import { collectionListing, collectionRules } from './collection-listing';

/** First page of a collection for shoppers in the shop's own country at `now`, with the reasons. */
export async function explainedListing(
  store: ShopStore,
  index: CatalogueIndex,
  collectionId: number,
  now: Date,
): Promise<z.input<typeof explainListing.response>> {
  const { level, rules, campaign } = await collectionRules(store, index, collectionId, {
    now,
    language: null,
  });
  const shopper = { country: null, language: null };
  const listing = await collectionListing(store, index, {
    collectionId,
    rules,
    request: FIRST_VIEW,
    shopper,
    now,
  });
  const words = await whyContext(store, { campaign: campaign?.name ?? null, currency: null });
  const shown = listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const products = await productsOf(
    store,
    shown.map(({ id }) => id),
  );
  return {
    settings: { level, name: campaign?.name ?? null },
    total: listing.total,
    products: shown.map(({ id, badge, why }) => ({
      id,
      title: products.get(id)?.title ?? '',
      image: products.get(id)?.image ?? null,
      badge,
      why: whyMessage(why, words),
    })),
  };
}

async function productsOf(store: ShopStore, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const { productId, document } = catalogueProducts;
  const fields = {
    id: sql`${productId}`.mapWith(productId).as('id'),
    title: sql<string>`${document} ->> 'title'`.as('title'),
    image: sql<string | null>`${document} -> 'image' ->> 'url'`.as('image'),
  };
  const rows = await store.computed(catalogueProducts, fields, { where: inArray(productId, [...ids]) });
  return new Map(rows.map((row) => [row.id, row]));
}
