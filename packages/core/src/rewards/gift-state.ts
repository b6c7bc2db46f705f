/** What a shopper sees of a gift. `removed`: declined by the shopper. `unavailable`: sold out, or not to be had now. */
export type GiftStatus = 'locked' | 'offered' | 'loading' | 'in_cart' | 'removed' | 'unavailable';

export interface GiftState {
  readonly id: string;
  readonly tierId: string;
  readonly productId: number;
  readonly status: GiftStatus;
  /** The variant in the cart, or the one that is on its way, or picked before. */
  readonly variantId: number | null;
  /** What the picker shows. */
  readonly variants: readonly { readonly variantId: number; readonly offerable: boolean }[];
}
