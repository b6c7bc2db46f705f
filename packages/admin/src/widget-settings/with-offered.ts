import type { CatalogueProduct } from '@cartwright/core/catalogue/product';

/** Products of a preview with those that widgets offer besides, each once, as the preview has them already. */
export function withOffered(
  products: readonly CatalogueProduct[],
  offered: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const known = new Set(products.map(({ id }) => id));
  const others = offered.filter(({ id }) => !known.has(id));
  return others.length > 0 ? [...products, ...others] : products;
}
