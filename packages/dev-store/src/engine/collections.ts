import type { Catalogue, Collection, Product } from './model/catalogue';
import type { CatalogueIndex } from './model/catalogue-index';
import { collectionId } from './model/collection-id';

/** Built-in collection of every store. */
const ALL = { handle: 'all', title: 'Products' };

/** Collections of a store, `all` first unless the catalogue has one with that handle. */
export function collectionsOf(catalogue: Catalogue): Collection[] {
  const own = catalogue.collections ?? [];
  if (own.some(({ handle }) => handle === ALL.handle)) return [...own];
  return [{ ...ALL, productIds: catalogue.products.map(({ id }) => id) }, ...own];
}

/** Published products of a collection, in its order. */
export function productsOf(index: CatalogueIndex, { productIds }: Collection): Product[] {
  return productIds.flatMap((id) => {
    const product = index.product(id);
    return product?.published ? [product] : [];
  });
}

/** Whether the merchant has a collection with this id. */
export function isCollection({ collections = [] }: Catalogue, id: number): boolean {
  return collections.some((collection) => collectionId(collection) === id);
}
