import type { Described } from '../editing/described-fields';
import { textLabels } from '../texts/text-table';
import type { BUNDLE_DISCOUNT_TYPES, BundleSettings, STEP_DISPLAYS } from './bundle-settings';
import { BUNDLE_TEXTS } from './bundle-texts';

export const STEP_DISPLAY_NAMES: Readonly<Record<(typeof STEP_DISPLAYS)[number], string>> = {
  tabs: 'Tabs, one step at a time',
  page: 'All on one page',
};

export const BUNDLE_DISCOUNT_NAMES: Readonly<Record<(typeof BUNDLE_DISCOUNT_TYPES)[number], string>> = {
  percentage: 'Percentage',
  fixed_amount: 'Fixed amount',
  fixed_price: 'Fixed price',
};

export const TARGET_NAMES: Readonly<Record<BundleSettings['discount']['requiredTarget'], string>> = {
  quantity: 'Number of products',
  subtotal: 'Subtotal',
};

export const DISCOUNTED_FROM_NAMES: Readonly<Record<BundleSettings['discount']['discountedFrom'], string>> = {
  price: 'Price',
  compare_at_price: 'Compare-at price',
};

/** Labels of a bundle's settings, by their paths in the widget's settings. */
export const BUNDLE_LABELS: Readonly<Record<string, Described>> = {
  'bundle.isPublished': 'Published',
  'bundle.stepDisplay': { label: 'Steps shown as', valueLabels: STEP_DISPLAY_NAMES },
  'bundle.steps': {
    label: 'Step',
    each: {
      title: 'Title',
      description: 'Description',
      endpoint: 'Data source',
      products: 'Products',
      productLimit: 'Maximum products',
      'quantityInputs.enabled': 'Quantity',
      'quantityInputs.maxQuantityPerProduct': 'Maximum per product',
      'quantityInputs.maxQuantityPerStep': 'Maximum per step',
      'quantityInputs.minQuantityPerStep': 'Minimum per step',
    },
  },
  'bundle.container.minValue': 'Minimum products',
  'bundle.container.maxValue': 'Maximum products of the bundle',
  'bundle.container.enabledForceToMax': 'Only full bundles',
  'bundle.discount.requiredTarget': { label: 'Tiers based on', valueLabels: TARGET_NAMES },
  'bundle.discount.tiers': {
    label: 'Tier',
    each: {
      discountType: { label: 'Discount', valueLabels: BUNDLE_DISCOUNT_NAMES },
      discountValue: 'Discount value',
      requiredQuantity: 'Products needed',
      requiredSubtotal: 'Subtotal needed',
      giftItems: 'Gifts',
      includedGifts: 'Gifts of lower tiers too',
      message: 'Message',
      productHolderLabel: 'Slot label',
      progressBarLabel: 'Progress bar label',
      giftHeaderMessage: 'Gift heading',
    },
  },
  'bundle.discount.enabledLimitLineQuantityDiscount': 'Limit discounted units',
  'bundle.discount.maxQuantityPerLine': 'Discounted units of a variant',
  'bundle.discount.excludedAddOnDiscountOnSub': 'No discount on subscriptions',
  'bundle.discount.discountedFrom': { label: 'Savings compared to', valueLabels: DISCOUNTED_FROM_NAMES },
  'bundle.discount.enabledProgressBar': 'Progress bar',
  'bundle.discount.showTotalSavings': 'Total savings',
  'bundle.discount.parentVariantId': 'Parent variant',
  ...textLabels(BUNDLE_TEXTS, 'bundle.language'),
};
