import type { ProductSelection } from '../catalogue/selection';
import type { ProductScope } from '../rewards/config';

/** Scope for the rewards of a merchant's product selection. */
export function scopeOf(selection: ProductSelection): ProductScope {
  return { productId: selection.product_id, variantIds: selection.variant_ids };
}
