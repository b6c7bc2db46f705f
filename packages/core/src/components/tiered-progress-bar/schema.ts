import * as z from 'zod';
import { merchantAmount, productSelection, shopifyId } from '../../catalogue/selection';
import { idText, listOf, recordOf, text } from '../../texts/limited';
import { textsSchema } from '../../texts/text-table';
import { BAR_TEXTS, TIER_TEXT_RULES } from './texts';

export const TIER_TYPES = ['shipping', 'product', 'discount', 'decorative'] as const;
export type TierType = (typeof TIER_TYPES)[number];

/** Icon sizes in pixels. */
export const TIER_ICON_SIZES = [18, 20, 24, 30, 36] as const;

/** Maximum number of discount tiers in the bars of a cart. */
export const MAX_DISCOUNT_TIERS = 10;

/**
 * Thresholds in other currencies. `minimums` are in major units of each; `currencies` only selects the visible
 * fields.
 */
export const presentmentCurrencies = z.strictObject({
  enabled: z.boolean(),
  currencies: listOf(z.string().length(3), 'currencies'),
  minimums: recordOf(z.string().length(3), merchantAmount, 'currencies'),
});

/** Gift product of a tier. `minimum` is an obsolete copy of the tier's minimum and isn't read. */
export const tierProduct = productSelection.extend({ minimum: merchantAmount.optional() });

/**
 * Tier of a bar. `minimum` is in major units of the shop's currency, or a number of units if the bar's basis is
 * the quantity. Texts may contain `{{amount}}`, the missing amount or number.
 */
export const tier = z.strictObject({
  id: idText(),
  type: z.enum(TIER_TYPES),
  minimum: merchantAmount,
  products: listOf(tierProduct, 'products'),
  allProducts: listOf(
    z.strictObject({ variant_ids: listOf(shopifyId, 'variants'), json: text('productCopy') }),
    'products',
  ),
  discountType: z.enum(['percentage', 'fixedAmount']),
  discountAmountFromTotal: merchantAmount,
  discountMessage: text('discountName'),
  orderDiscountMessage: text('discountName'),
  filterOosVariants: z.boolean(),
  presentmentCurrencies,
  productTierElementSize: z.union(TIER_ICON_SIZES.map((size) => z.literal(size))),
  productTierImage: text('address'),
  ...textsSchema(TIER_TEXT_RULES).shape,
});
export type Tier = z.infer<typeof tier>;

/** Bar: for the listed countries with geolocation, else for everybody. */
export const bar = z.strictObject({
  id: idText(),
  name: text('barName'),
  tiers: listOf(tier, 'tiers'),
  basis: z.enum(['amount', 'quantity']),
  discountedBy: z.enum(['functions', 'scripts']),
  layout: z.enum(['above', 'inline']),
  countryCodes: listOf(text('country'), 'countries'),
  geolocationEnabled: z.boolean(),
  excludedProducts: listOf(productSelection, 'products'),
  allExcludedProducts: listOf(productSelection, 'products'),
  excludeDiscountInSubtotal: z.boolean(),
  freeShippingOnAllProducts: z.boolean(),
  freeShippingOnSubscription: z.boolean(),
  /** Whether every delivery option is free, instead of only the cheapest. */
  freeShippingOnEveryOption: z.boolean(),
  useLineItemMode: z.boolean(),
  language: textsSchema(BAR_TEXTS),
});
export type Bar = z.infer<typeof bar>;

export const tieredProgressBarSettings = z.strictObject({ bars: listOf(bar, 'bars') });
export type TieredProgressBarSettings = z.infer<typeof tieredProgressBarSettings>;
