import type { CollectionSortOrder, Product } from './model/catalogue';

const COLLATOR = new Intl.Collator('en');

/**
 * Products in the order that a collection has. Nothing is sold before the store opens: by sales is the order in which
 * they are given, as by hand. Ties keep that order, too.
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
