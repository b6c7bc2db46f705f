import { isAvailable, lineTitle, sellingPlansOf } from '../model/catalogue';
import type { CatalogueIndex, ProductVariant } from '../model/catalogue-index';
import { cartError, type Refusal, soldOut, variantNotFound } from '../model/refusal';

/** Variant by id if it can be sold as requested, else Shopify's error. */
export function sellable(
  index: CatalogueIndex,
  variantId: number,
  sellingPlanId: number | null,
): { readonly ok: true; readonly found: ProductVariant } | { readonly ok: false; readonly refusal: Refusal } {
  const found = index.variant(variantId);
  if (!found) return { ok: false, refusal: variantNotFound() };
  const { product, variant } = found;
  if (!isAvailable(product, variant)) return { ok: false, refusal: soldOut(lineTitle(product, variant)) };
  if (sellingPlanId === null && product.requiresSellingPlan) {
    return { ok: false, refusal: cartError('Variant can only be purchased with a selling plan.') };
  }
  if (sellingPlanId !== null && !sellingPlansOf(product).some((plan) => plan.id === sellingPlanId)) {
    return { ok: false, refusal: cartError('Cannot apply selling plan to variant') };
  }
  return { ok: true, found };
}
