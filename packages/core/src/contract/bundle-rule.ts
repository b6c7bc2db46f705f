import * as z from 'zod';
import { BUNDLE_DISCOUNT_TYPES } from '../widgets/bundle-settings';

const count = z.number().int();

/** Rule of a bundle (`BundleConfig`). */
export const bundleRule = z.object({
  id: z.string(),
  steps: z
    .array(
      z.object({
        quantityInputs: z.object({
          enabled: z.boolean(),
          maxQuantityPerProduct: count,
          maxQuantityPerStep: count,
          minQuantityPerStep: count,
        }),
      }),
    )
    .readonly(),
  container: z.object({ minValue: count, maxValue: count, enabledForceToMax: z.boolean() }),
  discount: z.object({
    requiredTarget: z.enum(['quantity', 'subtotal']),
    tiers: z
      .array(
        z.object({
          id: z.string(),
          discountType: z.enum(BUNDLE_DISCOUNT_TYPES),
          discountValue: z.string(),
          requiredQuantity: count,
          requiredSubtotal: z.string(),
          giftItems: z
            .array(
              z.object({
                productId: count,
                quantity: count,
                variantIds: z.array(count).readonly(),
                giftMessage: z.string(),
              }),
            )
            .readonly(),
          includedGifts: z.boolean(),
          message: z.string(),
        }),
      )
      .readonly(),
    enabledLimitLineQuantityDiscount: z.boolean(),
    maxQuantityPerLine: count,
    excludedAddOnDiscountOnSub: z.boolean(),
    discountedFrom: z.enum(['price', 'compare_at_price']),
    parentVariantId: count.nullable(),
  }),
});
