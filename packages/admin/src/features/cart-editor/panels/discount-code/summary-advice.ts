import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { findByType, visibleComponents } from '@cartwright/core/smart-cart/components-of';

/** Advice about codes and the discount summary, which belong together; null where nothing is to be done. */
export type SummaryAdvice = 'turn_on_summary' | 'show_subtotal' | 'use_api';

/**
 * A summary counts only where shoppers see its subtotal; a cart without a subtotal has
 * none to turn on.
 */
export function summaryAdvice(document: CartDocument, usesApi: boolean): SummaryAdvice | null {
  const subtotal = findByType(document, 'cart_subtotal');
  if (!subtotal) return null;
  const shown = visibleComponents(document).some(({ component }) => component === subtotal);
  const summary = shown && subtotal.settings.showDiscountSummary;
  if (usesApi === summary) return null;
  if (!usesApi) return 'use_api';
  return shown ? 'turn_on_summary' : 'show_subtotal';
}
