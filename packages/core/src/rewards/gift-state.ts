/** Status of a gift for the shopper. `removed`: declined by the shopper. `unavailable`: not available now. */
export type GiftStatus = 'locked' | 'offered' | 'loading' | 'in_cart' | 'removed' | 'unavailable';

/**
 * Reason why a gift is unavailable. `sold_out`: in every variant. Removed from the cart: `discounted` because
 * discounts brought the cart below the gift's tier, `charged` because the store didn't give it for free, `lost`
 * because the store gives none of the cart's rewards.
 */
export type GiftReason = 'sold_out' | 'discounted' | 'charged' | 'lost';

export interface GiftState {
  readonly id: string;
  readonly tierId: string;
  readonly productId: number;
  readonly status: GiftStatus;
  /** Null if there is nothing to add to the status; only with `locked` and `unavailable`. */
  readonly reason: GiftReason | null;
  /** Variant in the cart, or pending, or picked before. */
  readonly variantId: number | null;
  /** Variants in the picker. */
  readonly variants: readonly { readonly variantId: number; readonly offerable: boolean }[];
}

/** Whether a tier has gifts, all of them unavailable for whatever reason. */
export function areUnavailable(tierId: string, gifts: readonly GiftState[]): boolean {
  const own = gifts.filter((gift) => gift.tierId === tierId);
  return own.length > 0 && own.every(({ status }) => status === 'unavailable');
}
