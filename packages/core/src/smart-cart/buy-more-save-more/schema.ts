import * as z from 'zod';
import { listOf, text } from '../limited';
import { merchantAmount, productSelection } from '../merchant-input';

/**
 * A volume discount over chosen products. `discount` is a percentage (0–100] or an amount in major units. `display` says
 * how a line offers its tiers: as buttons that set the quantity, or as text. Texts may hold `{quantity}` and `{discount}`;
 * in `bmsmNextTier` the quantity is what is missing.
 */
export const buyMoreSaveMore = z.strictObject({
  discountType: z.enum(['percentage', 'fixed_amount']).nullable(),
  discountProducts: listOf(productSelection, 'products'),
  tiers: listOf(z.strictObject({ quantity: z.number().nullable(), discount: merchantAmount }), 'volumeTiers'),
  display: z.enum(['buttons', 'text']),
  language: z.strictObject({
    bmsmDiscountSuccess: text('discountName'),
    bmsmDiscountMessage: text('tierText'),
    bmsmNextTier: text('tierText'),
  }),
  discountedBy: z.enum(['functions', 'scripts']),
});
export type BuyMoreSaveMore = z.infer<typeof buyMoreSaveMore>;
