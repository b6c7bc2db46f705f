import type { DescribedFields } from '../../editing/described-fields';
import { textLabels } from '../../texts/text-table';
import { BAR_TEXTS, TIER_TEXT_RULES } from './texts';

/** Labels of a tier's settings. */
export const TIER_LABELS = {
  type: {
    label: 'Reward',
    valueLabels: {
      shipping: 'Free shipping',
      product: 'Free product',
      discount: 'Order discount',
      decorative: 'Decorative',
    },
  },
  minimum: 'Minimum',
  'presentmentCurrencies.enabled': 'Set minimums for other currencies',
  'presentmentCurrencies.minimums': 'Minimums in other currencies',
  products: 'Free products',
  filterOosVariants: 'Hide sold-out variants',
  discountType: {
    label: 'Discount type',
    valueLabels: { percentage: 'Percentage', fixedAmount: 'Fixed amount' },
  },
  discountAmountFromTotal: 'Discount amount',
  discountMessage: 'Discount name',
  orderDiscountMessage: 'Discount name',
  tierLabel: TIER_TEXT_RULES.tierLabel.label,
  remainingText: TIER_TEXT_RULES.remainingText.label,
  reachedText: TIER_TEXT_RULES.reachedText.label,
  productTierElementSize: 'Icon size',
  productTierImage: 'Icon image',
} as const satisfies DescribedFields;

/** Labels of a bar's settings. */
export const BAR_LABELS = {
  name: 'Bar name',
  tiers: { label: 'Tier', each: TIER_LABELS },
  basis: { label: 'Progress based on', valueLabels: { amount: 'Cart amount', quantity: 'Number of items' } },
  layout: { label: 'Gift area', valueLabels: { inline: 'In the bar', above: 'Above the cart items' } },
  excludeDiscountInSubtotal: 'Count before discounts',
  freeShippingOnAllProducts: 'Free shipping without a minimum',
  freeShippingOnSubscription: 'Free shipping for subscriptions',
  freeShippingOnEveryOption: 'Free shipping on all delivery methods',
  useLineItemMode: 'Split the discount across items',
  geolocationEnabled: 'Only in some countries',
  countryCodes: 'Countries',
  excludedProducts: 'Excluded products',
  ...textLabels(BAR_TEXTS, 'language'),
} as const satisfies DescribedFields;
