import * as z from 'zod';
import { listOf, text } from '../limited';

/** What shoppers are asked before checkout; the answer is the cart's attribute `key`. */
export const checkoutQuestion = z.strictObject({
  key: text('attribute'),
  label: text('message'),
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
  attributes: listOf(checkoutQuestion, 'questions'),
  language: z.strictObject({
    checkout: text('button'),
    continueShopping: text('button'),
    terms: text('message'),
    termsRequired: text('message'),
    answerRequired: text('message'),
  }),
});
export type CheckoutSettings = z.infer<typeof checkoutSettings>;
