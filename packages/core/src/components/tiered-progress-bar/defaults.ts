import { textDefaults } from '../../texts/text-table';
import type { Bar, Tier, TieredProgressBarSettings, TierType } from './schema';
import { BAR_TEXTS } from './texts';

/** Default tier minimum 100, default shipping tier minimum 50. */
const DEFAULT_MINIMUM: Record<TierType, number> = {
  shipping: 50,
  product: 100,
  discount: 100,
  decorative: 100,
};

/** Default texts of a new tier. */
export const TIER_TEXTS: Record<TierType, Pick<Tier, 'tierLabel' | 'reachedText' | 'remainingText'>> = {
  shipping: { tierLabel: 'Free shipping', reachedText: '', remainingText: '' },
  product: {
    tierLabel: 'Free gift',
    reachedText: 'You have earned a free gift!',
    remainingText: '{{amount}} away from a free gift',
  },
  discount: {
    tierLabel: 'Discount',
    reachedText: 'Your discount is applied!',
    remainingText: '{{amount}} away from a discount',
  },
  decorative: { tierLabel: 'Thank you', reachedText: 'You made it!', remainingText: '{{amount}} to go' },
};

export const newTier = (id: string, type: TierType): Tier => ({
  id,
  type,
  minimum: DEFAULT_MINIMUM[type],
  products: [],
  allProducts: [],
  discountType: 'percentage',
  discountAmountFromTotal: type === 'discount' ? 10 : null,
  discountMessage: 'Free gift',
  orderDiscountMessage: 'Reward',
  filterOosVariants: true,
  presentmentCurrencies: { enabled: false, currencies: [], minimums: {} },
  productTierElementSize: 24,
  productTierImage: '',
  ...TIER_TEXTS[type],
});

export const newBar = (id: string, tierId: string): Bar => ({
  id,
  name: 'Progress bar',
  tiers: [newTier(tierId, 'shipping')],
  basis: 'amount',
  discountedBy: 'functions',
  layout: 'inline',
  countryCodes: [],
  geolocationEnabled: false,
  excludedProducts: [],
  allExcludedProducts: [],
  excludeDiscountInSubtotal: true,
  freeShippingOnAllProducts: false,
  freeShippingOnSubscription: false,
  freeShippingOnEveryOption: false,
  useLineItemMode: false,
  language: textDefaults(BAR_TEXTS),
});

export const tieredProgressBarDefaults = (newId: () => string): TieredProgressBarSettings => ({
  bars: [newBar(newId(), newId())],
});
