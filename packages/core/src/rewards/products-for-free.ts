import type { GiftState } from './gift-state';

/**
 * Products that the cart gives for free, or would if the shopper chose so. Cross-sells and widgets leave them out.
 */
export function productsForFree(gifts: readonly GiftState[]): ReadonlySet<number> {
  const isFree = ({ status }: GiftState) => status !== 'locked' && status !== 'unavailable';
  return new Set(gifts.filter(isFree).map(({ productId }) => productId));
}
