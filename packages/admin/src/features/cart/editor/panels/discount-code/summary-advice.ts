import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { findByType, visibleComponents } from '@cartwright/core/cart/components-of';

/** Advice about codes and the discount summary, which depend on each other. */
export type SummaryAdvice = 'turn_on_summary' | 'show_subtotal' | 'use_api';

/**
 * Advice for the cart; null if there is none. The summary only counts while its subtotal is
 * visible; without a subtotal there is none to turn on.
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
