import type { DiscountCart } from '@cartwright/core/contract/automatic-discounts';

/** The name of a discount's cart, also of one that has none. */
export function cartName({ name }: Pick<DiscountCart, 'name'>): string {
  return name.trim() || 'Unnamed cart';
}
