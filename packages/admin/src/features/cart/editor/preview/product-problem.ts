import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import type { PreviewLine } from '@cartwright/core/contract/preview';

/**
 * Reason why the preview can't show a product; null if it shows all. `chosen`: the cart's gifts and
 * offers; `lines`: the preview cart; `products`: all loaded.
 */
export function productProblem({
  chosen,
  lines,
  products,
}: {
  readonly chosen: readonly ProductSelection[];
  readonly lines: readonly PreviewLine[];
  readonly products: readonly CatalogueProduct[];
}): string | null {
  const known = new Map(products.map((product) => [product.id, product]));
  for (const { product_id: id, variant_ids: variants } of chosen) {
    const product = known.get(id);
    if (!product) return loadProblem('it no longer exists.');
    if (variants.length > 0 && !product.variants.some((variant) => variants.includes(variant.id))) {
      return `${product.title}: Selected variant not found in product data.`;
    }
  }
  const sold = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)));
  return lines.every(({ variantId }) => sold.has(variantId))
    ? null
    : 'Failed to create line item from product data.';
}

/** Error message of products that failed to load. */
export function loadProblem(why: string): string {
  return `Failed to load product: ${why}`;
}
