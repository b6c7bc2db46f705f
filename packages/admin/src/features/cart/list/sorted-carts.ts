import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { type CartStatus, statusOf } from '../../../shared/format/cart-status';

/** Sort orders of the cart list; the first is the default. */
export const CART_SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'saved', label: 'Last saved first' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Live first' },
] as const;
export type CartSort = (typeof CART_SORTS)[number]['value'];

const STATUSES: readonly CartStatus[] = ['active', 'fallback', 'scheduled', 'paused', 'inactive'];

/** Sorted carts; ties stay newest first. `now` in epoch milliseconds. */
export function sortedCarts(carts: readonly CartListItem[], sort: CartSort, now: number): CartListItem[] {
  const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const rank = (cart: CartListItem) => STATUSES.indexOf(statusOf(cart, carts, now));
  return carts.toSorted((a, b) => {
    if (sort === 'saved') return Date.parse(b.updatedAt) - Date.parse(a.updatedAt);
    if (sort === 'name') return names.compare(nameOfCart(a), nameOfCart(b));
    return sort === 'status' ? rank(a) - rank(b) : 0;
  });
}
