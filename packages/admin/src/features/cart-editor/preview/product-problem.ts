import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import type { PreviewLine } from '@cartwright/core/contract/preview';

/**
 * Why the preview cannot show a product; null when it shows all. `chosen` are what the cart gives and offers, `lines` what
 * is in the preview's cart, `products` all that was loaded.
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

/** Message about products that could not be read. */
export function loadProblem(why: string): string {
  return `Failed to load product: ${why}`;
}
