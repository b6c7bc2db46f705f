import type { Collection } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { productsOf } from './collections';
import { hashInRange } from './hash';

/** A collection as `/collections/{handle}.json` answers it. Ids are made from handles: the catalogue has none. */
export function collectionJson(collection: Collection, index: CatalogueIndex) {
  const products = productsOf(index, collection);
  const [first] = products;
  return {
    id: collectionId(collection),
    title: collection.title,
    handle: collection.handle,
    description: collection.descriptionHtml ?? '',
    published_at: first?.createdAt ?? null,
    updated_at: first?.createdAt ?? null,
    image: null,
    products_count: products.length,
  };
}

export function collectionId({ handle }: Collection): number {
  return hashInRange(`collection ${handle}`, 400_000_000_000, 99_999_999_999);
}
