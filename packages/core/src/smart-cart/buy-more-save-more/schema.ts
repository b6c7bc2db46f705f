import * as z from 'zod';
import { merchantAmount, productSelection } from '../merchant-input';

/** A line offers each of its tiers, and a discount's metafield has to hold them (ADR 28). */
export const MAX_VOLUME_TIERS = 10;

/**
 * A volume discount over chosen products. `discount` is a percentage (0–100] or an amount in major units. `display` says
 * how a line offers its tiers: as buttons that set the quantity, or as text. Texts may hold `{quantity}` and `{discount}`;
 * in `bmsmNextTier` the quantity is what is missing.
 */
export const buyMoreSaveMore = z.strictObject({
  discountType: z.enum(['percentage', 'fixed_amount']).nullable(),
  discountProducts: z.array(productSelection),
  tiers: z.array(z.strictObject({ quantity: z.number().nullable(), discount: merchantAmount })),
  display: z.enum(['buttons', 'text']),
  language: z.strictObject({
    bmsmDiscountSuccess: z.string(),
    bmsmDiscountMessage: z.string(),
    bmsmNextTier: z.string(),
  }),
  discountedBy: z.enum(['functions', 'scripts']),
});
export type BuyMoreSaveMore = z.infer<typeof buyMoreSaveMore>;
