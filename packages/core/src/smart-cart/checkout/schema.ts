import { z } from 'zod';

/** The checkout button. `buttonWidth` is a percentage of the drawer, 10–100. Terms must be accepted when enabled. */
export const checkoutSettings = z.strictObject({
  buttonWidth: z.number(),
  showTotal: z.boolean(),
  showContinueShopping: z.boolean(),
  termsEnabled: z.boolean(),
  language: z.strictObject({
    checkout: z.string(),
    continueShopping: z.string(),
    terms: z.string(),
    termsRequired: z.string(),
  }),
});
export type CheckoutSettings = z.infer<typeof checkoutSettings>;
