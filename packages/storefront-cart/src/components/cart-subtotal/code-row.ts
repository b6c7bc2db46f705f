import type { SummaryRow } from '@cartwright/ui/cart/cart-subtotal/summary-rows';
import { MESSAGES } from '../../messages/messages';
import type { CartSession } from '../../session/session';
import { hasCode } from '../../state/gifts/shopper-part';

/** Label of a discount row; removable if it comes from a code, which the store uses as the title. */
export function codeRow(title: string, { cartStore, dispatch }: CartSession): Omit<SummaryRow, 'amount'> {
  const isCode = cartStore.truth.value?.codes.some(({ code }) => hasCode([title], code));
  return {
    kind: 'discount',
    label: title,
    ...(isCode && {
      remove: {
        label: MESSAGES.removeCode(title),
        onClick: () => void dispatch({ type: 'codes', apply: [], remove: [title] }),
      },
    }),
  };
}
