import type { ListedProduct } from '@cartwright/core/listing/listing-response';

/** Each product once, where it came first: the catalogue may have changed between two answers. */
export function withoutDuplicates(products: readonly ListedProduct[]): ListedProduct[] {
  const seen = new Set<number>();
  return products.filter(({ id }) => !seen.has(id) && seen.add(id));
}
