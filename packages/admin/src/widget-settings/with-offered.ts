import type { CatalogueProduct } from '@cartwright/core/catalogue/product';

/** Products of a preview and of widgets' offers, each once; the preview's own win. */
export function withOffered(
  products: readonly CatalogueProduct[],
  offered: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const known = new Set(products.map(({ id }) => id));
  const others = offered.filter(({ id }) => !known.has(id));
  return others.length > 0 ? [...products, ...others] : products;
}
