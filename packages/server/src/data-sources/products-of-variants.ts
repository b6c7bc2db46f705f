import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { runOf } from '@cartwright/core/columns/runs';

/** The products of variants, in the order of these; what the index doesn't have is left out. */
export function productsOfVariants(
  { rows, variants, variantColumns }: CatalogueIndex,
  ids: readonly number[],
): number[] {
  if (ids.length === 0) return [];
  const products = new Map<number, number>();
  const wanted = new Set(ids);
  for (const [product, row] of rows) {
    const { start, end } = runOf(variants, row);
    for (let at = start; at < end; at += 1) {
      const variant = variantColumns.id.values[at] ?? 0;
      if (wanted.has(variant)) products.set(variant, product);
    }
  }
  return ids.flatMap((id) => products.get(id) ?? []);
}
