import * as z from 'zod';
import { DEFAULT_CONTAINER, DEFAULT_STEP, DEFAULT_TIER } from '../bundles/bundle-defaults';
import { productSelection, shopifyId } from '../catalogue/selection';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import { idText, listOf, text } from '../texts/limited';
import { textDefaults, textsSchema } from '../texts/text-table';
import { BUNDLE_TEXTS } from './bundle-texts';

/** Displays of the builder's steps: one after the other, or one below the other. */
export const STEP_DISPLAYS = ['tabs', 'page'] as const;

export const BUNDLE_DISCOUNT_TYPES = ['percentage', 'fixed_amount', 'fixed_price'] as const;

/** Maximum units per bundle, per step and per product. */
export const MAX_BUNDLE_UNITS = 50;

/** Null while the field is empty. */
const number = z.number().nullable();

const bundleStep = z.strictObject({
  id: idText(),
  title: text('title'),
  description: text('message'),
  /** Path of the data source of its products (`sourceAt`). */
  endpoint: text('dataSourcePath'),
  /** Hand-picked products, in order; kept while another source is chosen. */
  products: listOf(productSelection, 'widgetProducts'),
  /** Maximum number of products shown. */
  productLimit: number,
  /** Off: one of each product. */
  quantityInputs: z.strictObject({
    enabled: z.boolean(),
    maxQuantityPerProduct: number,
    maxQuantityPerStep: number,
    minQuantityPerStep: number,
  }),
});
export type StepSettings = z.infer<typeof bundleStep>;

const giftItem = z.strictObject({
  productId: shopifyId,
  /** Free units in one bundle. */
  quantity: number,
  /** Variants in order of preference; empty means all of them. */
  variantIds: listOf(shopifyId, 'variants'),
  giftMessage: text('message'),
});

const bundleTier = z.strictObject({
  id: idText(),
  discountType: z.enum(BUNDLE_DISCOUNT_TYPES),
  /** Percent, or an amount in major units of the shop's currency. */
  discountValue: number,
  requiredQuantity: number,
  /** Major units of the shop's currency. */
  requiredSubtotal: number,
  giftItems: listOf(giftItem, 'bundleGifts'),
  /** Whether the gifts of lower tiers are included. */
  includedGifts: z.boolean(),
  message: text('message'),
  productHolderLabel: text('tierLabel'),
  progressBarLabel: text('tierLabel'),
  giftHeaderMessage: text('message'),
});
export type TierSettings = z.infer<typeof bundleTier>;

/** Settings of a bundle builder. */
export const bundleSettings = z.strictObject({
  /** Whether shoppers see it. Completeness is only required then. */
  isPublished: z.boolean(),
  stepDisplay: z.enum(STEP_DISPLAYS),
  steps: listOf(bundleStep, 'bundleSteps'),
  /** Unit limits across all steps. */
  container: z.strictObject({ minValue: number, maxValue: number, enabledForceToMax: z.boolean() }),
  discount: z.strictObject({
    /** Kind of requirement that applies to tiers; the other one is kept. */
    requiredTarget: z.enum(['quantity', 'subtotal']),
    tiers: listOf(bundleTier, 'bundleTiers'),
    enabledLimitLineQuantityDiscount: z.boolean(),
    maxQuantityPerLine: number,
    excludedAddOnDiscountOnSub: z.boolean(),
    discountedFrom: z.enum(['price', 'compare_at_price']),
    enabledProgressBar: z.boolean(),
    showTotalSavings: z.boolean(),
    /** Parent variant that the parts are nested under in the cart; null: separate lines. */
    parentVariantId: shopifyId.nullable(),
  }),
  language: textsSchema(BUNDLE_TEXTS),
});
export type BundleSettings = z.infer<typeof bundleSettings>;

export function newStep(id: string, title: string): StepSettings {
  return {
    id,
    title,
    description: '',
    endpoint: HAND_PICKED,
    products: [],
    productLimit: 8,
    quantityInputs: { ...DEFAULT_STEP.quantityInputs },
  };
}

export function newTier(id: string): TierSettings {
  return {
    ...DEFAULT_TIER,
    id,
    discountValue: Number(DEFAULT_TIER.discountValue),
    requiredSubtotal: Number(DEFAULT_TIER.requiredSubtotal),
    giftItems: [],
    productHolderLabel: '',
    progressBarLabel: '',
    giftHeaderMessage: '',
  };
}

/** New bundle: one step, without products. */
export function newBundle(): BundleSettings {
  return {
    isPublished: false,
    stepDisplay: 'tabs',
    steps: [newStep('1', 'Choose your products')],
    container: { ...DEFAULT_CONTAINER },
    discount: {
      requiredTarget: 'quantity',
      tiers: [],
      enabledLimitLineQuantityDiscount: false,
      maxQuantityPerLine: 1,
      excludedAddOnDiscountOnSub: false,
      discountedFrom: 'price',
      enabledProgressBar: true,
      showTotalSavings: true,
      parentVariantId: null,
    },
    language: textDefaults(BUNDLE_TEXTS),
  };
}

/** Whether a step has no products. */
export function isEmptyStep({ endpoint, products }: Pick<StepSettings, 'endpoint' | 'products'>): boolean {
  return endpoint === HAND_PICKED && products.length === 0;
}
