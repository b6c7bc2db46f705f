import type { CollectionSortOrder, Product } from './model/catalogue';

const COLLATOR = new Intl.Collator('en');

/**
 * Sorts products by a collection's sort order. Sorting by sales keeps the given order, as nothing is sold before the
 * store opens. Ties keep it, too.
 */
export function inCollectionOrder(
  products: readonly Product[],
  order: CollectionSortOrder,
): readonly Product[] {
  switch (order) {
    case 'ALPHA_ASC':
      return products.toSorted((a, b) => COLLATOR.compare(a.title, b.title));
    case 'ALPHA_DESC':
      return products.toSorted((a, b) => COLLATOR.compare(b.title, a.title));
    case 'CREATED':
      return products.toSorted((a, b) => created(a) - created(b));
    case 'CREATED_DESC':
      return products.toSorted((a, b) => created(b) - created(a));
    case 'PRICE_ASC':
      return products.toSorted((a, b) => lowest(a) - lowest(b));
    case 'PRICE_DESC':
      return products.toSorted((a, b) => lowest(b) - lowest(a));
    case 'BEST_SELLING':
    case 'MANUAL':
      return products;
    default: {
      const unknown: never = order;
      return unknown;
    }
  }
}

function created({ createdAt }: Product): number {
  return Date.parse(createdAt);
}

function lowest({ variants }: Product): number {
  return Math.min(...variants.map(({ price }) => price));
}
