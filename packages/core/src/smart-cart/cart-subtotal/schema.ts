import * as z from 'zod';
import { text } from '../limited';

/** The sum of the cart; with `showDiscountSummary` a line per discount with its amount. */
export const cartSubtotalSettings = z.strictObject({
  showDiscountSummary: z.boolean(),
  language: z.strictObject({ subtotal: text('button'), savings: text('button'), note: text('message') }),
});
export type CartSubtotalSettings = z.infer<typeof cartSubtotalSettings>;
