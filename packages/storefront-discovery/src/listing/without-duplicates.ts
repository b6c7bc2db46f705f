import type { ListedProduct } from '@cartwright/core/listing/listing-response';

/** Removes duplicate products, keeping the first: the catalogue may have changed between responses. */
export function withoutDuplicates(products: readonly ListedProduct[]): ListedProduct[] {
  const seen = new Set<number>();
  return products.filter(({ id }) => !seen.has(id) && seen.add(id));
}
