import type { GiftState } from './gift-state';

/**
 * The products that the cart gives for free, or would at a shopper's word. Whatever sells something in the cart (cross-sells,
 * widgets) leaves them out.
 */
export function productsForFree(gifts: readonly GiftState[]): ReadonlySet<number> {
  const isFree = ({ status }: GiftState) => status !== 'locked' && status !== 'unavailable';
  return new Set(gifts.filter(isFree).map(({ productId }) => productId));
}
