import * as z from 'zod';
import { merchantAmount, productSelection, shopifyId } from '../merchant-input';

export const TIER_TYPES = ['shipping', 'product', 'discount', 'decorative'] as const;
export type TierType = (typeof TIER_TYPES)[number];

/** Pixels. Spec section 9. */
export const TIER_ICON_SIZES = [18, 20, 24, 30, 36] as const;

/** At most this many bars in a cart, tiers in a bar, discount tiers in a cart. Spec section 9, design/meanings. */
export const MAX_BARS = 3;
export const MAX_TIERS = 4;
export const MAX_DISCOUNT_TIERS = 10;

/** `minimums` are the cart currency's own thresholds in major units; `currencies` only says which fields show. */
export const presentmentCurrencies = z.strictObject({
  enabled: z.boolean(),
  currencies: z.array(z.string().length(3)),
  minimums: z.record(z.string().length(3), merchantAmount),
});

/** A product that a tier gives. `minimum` is an old copy of the tier's minimum and is not read. */
export const tierProduct = productSelection.extend({ minimum: merchantAmount.optional() });

/**
 * One step of a bar. `minimum` is in major units of the shop's currency, or a count of units when the bar's basis is
 * the quantity. Texts may hold `{{amount}}`, the amount (or count) that is still missing.
 */
export const tier = z.strictObject({
  id: z.string().min(1),
  type: z.enum(TIER_TYPES),
  minimum: merchantAmount,
  products: z.array(tierProduct),
  allProducts: z.array(z.strictObject({ variant_ids: z.array(shopifyId), json: z.string() })),
  discountType: z.enum(['percentage', 'fixedAmount']),
  discountAmountFromTotal: merchantAmount,
  discountMessage: z.string(),
  orderDiscountMessage: z.string(),
  filterOosVariants: z.boolean(),
  presentmentCurrencies,
  productTierElementSize: z.union(TIER_ICON_SIZES.map((size) => z.literal(size))),
  productTierImage: z.string(),
  tierLabel: z.string(),
  reachedText: z.string(),
  remainingText: z.string(),
});
export type Tier = z.infer<typeof tier>;

/** One bar: for the listed countries with geolocation, else for everybody. */
export const bar = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  tiers: z.array(tier),
  basis: z.enum(['amount', 'quantity']),
  discountedBy: z.enum(['functions', 'scripts']),
  layout: z.enum(['above', 'inline']),
  countryCodes: z.array(z.string()),
  geolocationEnabled: z.boolean(),
  excludedProducts: z.array(productSelection),
  allExcludedProducts: z.array(productSelection),
  excludeDiscountInSubtotal: z.boolean(),
  freeShippingOnAllProducts: z.boolean(),
  freeShippingOnSubscription: z.boolean(),
  /** Whether free shipping is given on every delivery option, not only on the cheapest. */
  freeShippingOnEveryOption: z.boolean(),
  useLineItemMode: z.boolean(),
  language: z.strictObject({
    freeShippingReached: z.string(),
    freeShippingRemaining: z.string(),
    giftAreaTitle: z.string(),
  }),
});
export type Bar = z.infer<typeof bar>;

export const tieredProgressBarSettings = z.strictObject({ bars: z.array(bar) });
export type TieredProgressBarSettings = z.infer<typeof tieredProgressBarSettings>;
