import type { BuyMoreSaveMore } from './schema';

/** Spec section 9: default message and success label. */
export const buyMoreSaveMoreDefaults = (): BuyMoreSaveMore => ({
  discountType: 'percentage',
  discountProducts: [],
  tiers: [{ quantity: 2, discount: 10 }],
  display: 'buttons',
  language: {
    bmsmDiscountSuccess: 'Buy More Save More!',
    bmsmDiscountMessage: 'Buy {quantity} save {discount}',
    bmsmNextTier: 'Add {quantity} more to save {discount}',
  },
  discountedBy: 'functions',
});
