import type { AddItem } from '../ports/intent';
import { unitsOf } from '../ports/line-name';
import type { StoreCart } from '../ports/store-cart';

/** Verdict of a refused batch on its gifts. */
export type Verdict =
  /** Nothing was added: retry the shopper's items alone, to find the cause. */
  | { readonly kind: 'ask_without_gifts' }
  /** The shopper's items were added; these gift variants were unavailable. */
  | { readonly kind: 'gifts_refused'; readonly variantIds: readonly number[] }
  /** The shopper's own item was refused, in whole or part. */
  | { readonly kind: 'shoppers_refused' };

/**
 * Determines the cause of a refused `add` from the resulting cart. The store refuses a whole batch for one unavailable
 * item, and partly adds an item with too little stock.
 */
export function judgeRefusal(
  before: StoreCart,
  now: StoreCart,
  shoppers: readonly AddItem[],
  gifts: readonly AddItem[],
): Verdict {
  if (gifts.length === 0) return { kind: 'shoppers_refused' };
  const came = (item: AddItem) => unitsOf(now, item) - unitsOf(before, item);
  const missing = gifts.filter((gift) => came(gift) < gift.quantity).map(({ variantId }) => variantId);
  if (shoppers.every((item) => came(item) >= item.quantity)) {
    // Of several gifts without other items none was added: sending them one by one shows the cause.
    const unclear = shoppers.length === 0 && gifts.length > 1 && missing.length === gifts.length;
    return unclear ? { kind: 'ask_without_gifts' } : { kind: 'gifts_refused', variantIds: missing };
  }
  const nothing = [...shoppers, ...gifts].every((item) => came(item) <= 0);
  return nothing ? { kind: 'ask_without_gifts' } : { kind: 'shoppers_refused' };
}
