import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { findByType, visibleComponents } from '@cartwright/core/cart/components-of';
import { discountCode } from '@cartwright/core/components/discount-code';

/** Reason why the preview can't show a rejected code; null if it can. */
export function codeProblem(document: CartDocument, hasLines: boolean): string | null {
  const shown = visibleComponents(document).flatMap(({ component }) =>
    component.type === 'discount_code' ? component : [],
  );
  const [first] = shown;
  if (!first) {
    const verb = findByType(document, 'discount_code') ? 'Show the' : 'Add a';
    return `${verb} Discount Code component to see a code refused.`;
  }
  if (first.settings.useMessageOnly)
    return `Turn off “${discountCode.labels.useMessageOnly}” to see a code refused.`;
  return hasLines ? null : 'Add a product to the preview cart to see a code refused.';
}
