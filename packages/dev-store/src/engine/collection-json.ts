import { productsOf } from './collections';
import type { Collection } from './model/catalogue';
import type { CatalogueIndex } from './model/catalogue-index';
import { collectionId } from './model/collection-id';

/** Response of `/collections/{handle}.json`. Ids are derived from handles: the catalogue has none. */
export function collectionJson(collection: Collection, index: CatalogueIndex) {
  const products = productsOf(index, collection);
  const [first] = products;
  return {
    id: collectionId(collection),
    title: collection.title,
    handle: collection.handle,
    description: collection.descriptionHtml ?? '',
    published_at: first?.createdAt ?? null,
    updated_at: collection.updatedAt ?? first?.createdAt ?? null,
    image: imageJson(collection),
    products_count: products.length,
  };
}

function imageJson({ image }: Collection) {
  if (!image) return null;
  const { id, alt, src, width, height } = image;
  return { id, alt, src, width, height };
}
