import * as z from 'zod';

/** The sum of the cart; with `showDiscountSummary` a line per discount with its amount. */
export const cartSubtotalSettings = z.strictObject({
  showDiscountSummary: z.boolean(),
  language: z.strictObject({ subtotal: z.string(), savings: z.string(), note: z.string() }),
});
export type CartSubtotalSettings = z.infer<typeof cartSubtotalSettings>;
