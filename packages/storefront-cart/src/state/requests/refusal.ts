import type { AddItem } from '../ports/intent';
import { unitsOf } from '../ports/line-name';
import type { StoreCart } from '../ports/store-cart';

/** Verdict of a refused batch on its gifts. */
export type Verdict =
  /** Nothing of the batch was done: send the shopper's items alone, to see whose fault it was. */
  | { readonly kind: 'ask_without_gifts' }
  /** The shopper has all that was asked for; these variants were unavailable as gifts. */
  | { readonly kind: 'gifts_refused'; readonly variantIds: readonly number[] }
  /** The shopper's own item was refused, wholly or in part. */
  | { readonly kind: 'shoppers_refused' };

/**
 * Judges a refused `add` by what the cart became. The store refuses a batch as a whole for one item that cannot be
 * sold, and adds what there is of an item that is short.
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
    // Of several gifts alone nothing came: which one it was shows when they are sent one by one.
    const unclear = shoppers.length === 0 && gifts.length > 1 && missing.length === gifts.length;
    return unclear ? { kind: 'ask_without_gifts' } : { kind: 'gifts_refused', variantIds: missing };
  }
  const nothing = [...shoppers, ...gifts].every((item) => came(item) <= 0);
  return nothing ? { kind: 'ask_without_gifts' } : { kind: 'shoppers_refused' };
}
