import type { CartSubtotalSettings } from './schema';

export const cartSubtotalDefaults = (): CartSubtotalSettings => ({
  showDiscountSummary: true,
  language: {
    subtotal: 'Subtotal',
    savings: 'You save',
    note: 'Taxes and shipping calculated at checkout',
  },
});
