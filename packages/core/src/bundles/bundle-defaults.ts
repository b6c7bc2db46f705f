import type { BundleContainer, BundleStep, BundleTier } from '../rewards/bundle-config';

export const DEFAULT_CONTAINER: BundleContainer = { minValue: 1, maxValue: 6, enabledForceToMax: false };

export const DEFAULT_STEP: BundleStep = {
  quantityInputs: { enabled: true, maxQuantityPerProduct: 1, maxQuantityPerStep: 4, minQuantityPerStep: 0 },
};

/** Default tier. Calls have its subtotal in subunits: 1000. */
export const DEFAULT_TIER: Omit<BundleTier, 'id'> = {
  discountType: 'percentage',
  discountValue: '10',
  requiredQuantity: 1,
  requiredSubtotal: '10',
  giftItems: [],
  includedGifts: false,
  message: '',
};
