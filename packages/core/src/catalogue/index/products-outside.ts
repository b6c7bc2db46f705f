import type { CatalogueIndex } from './catalogue-index';

/** Products of the shop, among the given ones, that are in none of the given collections. */
export function productsOutside(
  { collections: all, rows }: CatalogueIndex,
  {
    products,
    collections,
  }: { readonly products: readonly number[]; readonly collections: readonly number[] },
): number[] {
  const inside = new Set(collections.flatMap((id) => [...(all.get(id)?.productIds ?? [])]));
  return products.filter((id) => rows.has(id) && !inside.has(id));
}
