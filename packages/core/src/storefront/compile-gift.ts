import type { CatalogueProduct } from '../catalogue/product';
import type { ProductSelection } from '../catalogue/selection';
import type { GiftProduct } from '../rewards/config';

/** Gift of a selected product, with all variants if none was picked; null for a deleted product. */
export function compileGift(
  selection: ProductSelection,
  products: readonly CatalogueProduct[],
): GiftProduct | null {
  const product = products.find(({ id }) => id === selection.product_id);
  if (!product) return null;
  return {
    productId: product.id,
    variantIds:
      selection.variant_ids.length > 0 ? selection.variant_ids : product.variants.map(({ id }) => id),
    anyVariant: selection.variant_ids.length === 0,
  };
}
