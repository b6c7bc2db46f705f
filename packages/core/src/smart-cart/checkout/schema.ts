import * as z from 'zod';

/** At most this many questions before checkout: more would keep shoppers from it. */
export const MAX_QUESTIONS = 5;

/** What shoppers are asked before checkout; the answer is the cart's attribute `key`. */
export const checkoutQuestion = z.strictObject({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'checkbox']),
  required: z.boolean(),
});
export type CheckoutQuestion = z.infer<typeof checkoutQuestion>;

/**
 * The checkout button. `buttonWidth` is a percentage of the drawer, 10–100. Terms must be accepted when enabled.
 * `showExpress`: a slot for the theme's express buttons.
 */
export const checkoutSettings = z.strictObject({
  buttonWidth: z.number(),
  showTotal: z.boolean(),
  showContinueShopping: z.boolean(),
  showExpress: z.boolean(),
  termsEnabled: z.boolean(),
  attributes: z.array(checkoutQuestion),
  language: z.strictObject({
    checkout: z.string(),
    continueShopping: z.string(),
    terms: z.string(),
    termsRequired: z.string(),
    answerRequired: z.string(),
  }),
});
export type CheckoutSettings = z.infer<typeof checkoutSettings>;
