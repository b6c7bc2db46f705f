import type { Catalogue, Collection, Product } from './model/catalogue';
import type { CatalogueIndex } from './model/catalogue-index';
import { collectionId } from './model/collection-id';

/** Every store has it, whatever the merchant made. */
const ALL = { handle: 'all', title: 'Products' };

/** The collections of a store, `all` first unless the catalogue has one of that handle. */
export function collectionsOf(catalogue: Catalogue): Collection[] {
  const own = catalogue.collections ?? [];
  if (own.some(({ handle }) => handle === ALL.handle)) return [...own];
  return [{ ...ALL, productIds: catalogue.products.map(({ id }) => id) }, ...own];
}

/** The products of a collection that the shop shows, in the collection's order. */
export function productsOf(index: CatalogueIndex, { productIds }: Collection): Product[] {
  return productIds.flatMap((id) => {
    const product = index.product(id);
    return product?.published ? [product] : [];
  });
}

/** Whether the merchant made a collection of this id. */
export function isCollection({ collections = [] }: Catalogue, id: number): boolean {
  return collections.some((collection) => collectionId(collection) === id);
}
