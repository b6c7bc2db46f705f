import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { AutomaticAppDiscount } from '../shopify/documents/discounts';
import { periodOf, samePeriod } from './period';

export type DiscountFields = Pick<NeededDiscount, 'title' | 'classes' | 'startsAt' | 'endsAt'>;

export type FieldDifference = 'title' | 'classes' | 'combination' | 'time';

/**
 * Fields in which a discount in Shopify differs from `fields`; times are compared from `now` (epoch milliseconds) on.
 */
export function fieldDifferences(
  discount: AutomaticAppDiscount,
  fields: DiscountFields,
  now: number,
): FieldDifference[] {
  const hasClasses = [...discount.discountClasses].sort().join() === [...fields.classes].sort().join();
  const { orderDiscounts, productDiscounts, shippingDiscounts } = discount.combinesWith;
  const combines = orderDiscounts && productDiscounts && shippingDiscounts;
  return [
    ...(discount.title === fields.title ? [] : ['title' as const]),
    ...(hasClasses ? [] : ['classes' as const]),
    ...(combines ? [] : ['combination' as const]),
    ...(samePeriod(periodOf(discount), periodOf(fields), now) ? [] : ['time' as const]),
  ];
}
