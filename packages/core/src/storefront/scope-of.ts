import type { ProductSelection } from '../catalogue/selection';
import type { ProductScope } from '../rewards/config';

/** Products as merchants choose them, as rewards read them. */
export function scopeOf(selection: ProductSelection): ProductScope {
  return { productId: selection.product_id, variantIds: selection.variant_ids };
}
