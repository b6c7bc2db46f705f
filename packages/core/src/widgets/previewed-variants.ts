import type { PreviewedFields } from '../listing/previewed-product';
import { MAX_VARIANTS_OFFERED, type OfferedVariant } from './offered-product';

/**
 * Variants of a product as a widget in a store would offer them, with the mirror's prices; empty for too many. The
 * mirror has no selling plans, which only the store knows.
 */
export function previewedVariants(
  { variants, requiresSellingPlan }: Pick<PreviewedFields, 'variants' | 'requiresSellingPlan'>,
  priceCountry: string,
  picked: readonly number[] | null,
): OfferedVariant[] {
  if (picked === null && variants.length > MAX_VARIANTS_OFFERED) return [];
  return variants.flatMap(({ id, title, available, prices }) => {
    const price = prices[priceCountry];
    if (!price || (picked && !picked.includes(id))) return [];
    const { amount, compareAt } = price;
    return [{ id, title, amount, compareAt, available, isSoldOnce: !requiresSellingPlan, plans: [] }];
  });
}
