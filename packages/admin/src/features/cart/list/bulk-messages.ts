import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { consequenceOf, messageBefore } from '@cartwright/core/schedule/consequence';
import { withEnabled, withoutCart } from '@cartwright/core/schedule/shop-changes';
import type { StoreTime } from './consequences';

type Carts = readonly CartListItem[];

/** `4 carts` */
export function countOfCarts(count: number): string {
  return `${count} ${count === 1 ? 'cart' : 'carts'}`;
}

/** Consequence of deleting several carts. */
export function deleteAllMessage(chosen: Carts, carts: Carts, time: StoreTime): string {
  const left = chosen.reduce((rest: Carts, { id }) => withoutCart(rest, id), carts);
  const fallback = chosen.some(({ isFallback }) => isFallback)
    ? ' Your store will have no fallback cart.'
    : '';
  const message = messageBefore(consequenceOf(carts, left, time.now), time);
  return `These carts, their settings and their discounts are permanently deleted.${fallback} ${message}`;
}

/** Consequence of turning several carts on or off. */
export function enableAllMessage(chosen: Carts, enabled: boolean, carts: Carts, time: StoreTime): string {
  const after = chosen.reduce((rest: Carts, { id }) => withEnabled(rest, id, enabled), carts);
  return messageBefore(consequenceOf(carts, after, time.now), time);
}

/** Reason why several carts can't be turned on together; null if they can. */
export function whyNotTogether(chosen: Carts): string | null {
  return chosen.filter(({ isScheduled }) => !isScheduled).length > 1
    ? 'Only one cart without a schedule can be on at a time.'
    : null;
}
