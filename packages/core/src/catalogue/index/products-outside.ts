import type { CatalogueIndex } from './catalogue-index';

/** Which of some products of the shop are in none of some collections. What the shop doesn't have isn't told. */
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
