import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { consequenceOf, messageBefore } from '@cartwright/core/schedule/consequence';
import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { withoutCart } from '@cartwright/core/schedule/shop-changes';
import type { StoreTime } from './consequences';

/** Consequence of deleting a cart. */
export function deleteMessage(cart: CartListItem, carts: readonly CartListItem[], time: StoreTime): string {
  const removed = 'The cart and its settings are permanently deleted.';
  if (liveCandidates(carts, time.now).some(({ id }) => id === cart.id)) {
    const message = messageBefore(consequenceOf(carts, withoutCart(carts, cart.id), time.now), time);
    return `${removed} Its discount is removed from Shopify. ${message}`;
  }
  if (cart.isFallback) return `${removed} Your store will have no fallback cart.`;
  return `${removed} Shoppers don’t see it.`;
}
