import * as z from 'zod';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

export const CART_SUBTOTAL_TEXTS = textTable<unknown>()({
  subtotal: { label: 'Subtotal', limit: 'button', default: 'Subtotal', required: true },
  savings: { label: 'Savings', limit: 'button', default: 'You save', required: true },
  note: {
    label: 'Note',
    limit: 'message',
    default: 'Taxes and shipping calculated at checkout',
    help: 'Below the subtotal. Leave blank to show none.',
  },
});

const settings = z.strictObject({
  showDiscountSummary: z.boolean(),
  language: textsSchema(CART_SUBTOTAL_TEXTS),
});

/** Subtotal of the cart; with `showDiscountSummary` a line with the amount of each discount. */
export const cartSubtotal = defineComponent({
  name: 'Cart Subtotal',
  description: 'The cart’s subtotal and savings.',
  version: '1.0',
  anchor: 'footer',
  settings,
  labels: {
    showDiscountSummary: 'Show the discount summary',
    ...textLabels(CART_SUBTOTAL_TEXTS, 'language'),
  },
  defaults: () => ({ showDiscountSummary: true, language: textDefaults(CART_SUBTOTAL_TEXTS) }),
  validate: ({ language }) => textIssues(CART_SUBTOTAL_TEXTS, language, null, ['language'], 'Cart Subtotal'),
});
