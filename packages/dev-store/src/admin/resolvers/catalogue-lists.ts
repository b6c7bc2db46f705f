import type { Collection, Product } from '../../engine/model/catalogue';
import type { CatalogueIndex, ProductVariant } from '../../engine/model/catalogue-index';
import { collectionId } from '../../engine/model/collection-id';
import { memoized } from '../../engine/model/memoized';
import type { Ordered } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { totalInventory } from './stock-counts';

/** All products by sort key; ties are in order of id. Cached per catalogue. */
export function productsInOrder(index: CatalogueIndex, sortKey: string): Ordered<Product> {
  const known = sortedProductLists(index);
  const ordered = known.get(sortKey) ?? sortedProducts(index, sortKey);
  known.set(sortKey, ordered);
  return ordered;
}

/** All variants in order of id. */
export const variantsInOrder = memoized(({ catalogue }: CatalogueIndex): Ordered<ProductVariant> => {
  const all = catalogue.products.flatMap((product) =>
    product.variants.map((variant) => ({ product, variant })),
  );
  return withPositions(
    all.sort((a, b) => a.variant.id - b.variant.id),
    'ProductVariant',
    ({ variant }) => variant.id,
  );
});

/** Merchant's collections in order of id; without `all`, which doesn't exist in the admin. */
export const collectionsInOrder = memoized(({ catalogue }: CatalogueIndex): Ordered<Collection> => {
  const all = [...(catalogue.collections ?? [])];
  return withPositions(
    all.sort((a, b) => collectionId(a) - collectionId(b)),
    'Collection',
    collectionId,
  );
});

/** Collections by product id, in order of collection id. */
export const collectionsOfProducts = memoized((index: CatalogueIndex): ReadonlyMap<number, Collection[]> => {
  const found = new Map<number, Collection[]>();
  for (const collection of collectionsInOrder(index).items) {
    for (const id of collection.productIds) {
      const known = found.get(id);
      if (known) known.push(collection);
      else found.set(id, [collection]);
    }
  }
  return found;
});

/** Time of a product's last change. */
export function updatedAtOf({ updatedAt, createdAt }: Product): string {
  return updatedAt ?? createdAt;
}

const sortedProductLists = memoized((_: CatalogueIndex) => new Map<string, Ordered<Product>>());
const COLLATOR = new Intl.Collator('en');

function sortedProducts({ catalogue }: CatalogueIndex, sortKey: string): Ordered<Product> {
  const keyed = catalogue.products.map((product) => ({ product, key: keyOf(product, sortKey) }));
  keyed.sort((a, b) => compare(a.key, b.key) || a.product.id - b.product.id);
  return withPositions(
    keyed.map(({ product }) => product),
    'Product',
    ({ id }) => id,
  );
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : COLLATOR.compare(String(a), String(b));
}

function keyOf(product: Product, sortKey: string): string | number {
  switch (sortKey) {
    case 'TITLE':
      return product.title;
    case 'VENDOR':
      return product.vendor;
    case 'PRODUCT_TYPE':
      return product.productType;
    case 'INVENTORY_TOTAL':
      return totalInventory(product);
    case 'CREATED_AT':
      return Date.parse(product.createdAt);
    case 'PUBLISHED_AT':
      return Date.parse(product.publishedAt ?? product.createdAt);
    case 'UPDATED_AT':
      return Date.parse(updatedAtOf(product));
    default:
      return product.id;
  }
}

/** Positions are indexed lazily, for the first cursor. */
function withPositions<Item>(
  items: readonly Item[],
  type: string,
  numberOf: (item: Item) => number,
): Ordered<Item> {
  const positions = memoized(
    (all: readonly Item[]) => new Map(all.map((item, position) => [numberOf(item), position] as const)),
  );
  return {
    items,
    idOf: (item) => gid(type, numberOf(item)),
    positionOf: (id) => positions(items).get(idOf(id, type) ?? Number.NaN),
  };
}
