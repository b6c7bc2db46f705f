import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { QueryClient } from '@tanstack/react-query';
import { cartsQuery } from '../../../shared/api/carts-query';

/** Serialises changes of the list, each based on the previous one's result. */
export const ONE_AT_A_TIME = { id: 'changes of the list' };

/**
 * Revision of a cart in the current list: after an own change it isn't a conflict. The given one if
 * the cart is gone.
 */
export function revisionNow(queries: QueryClient, cart: Pick<CartListItem, 'id' | 'revision'>): number {
  const carts = queries.getQueryData(cartsQuery.queryKey)?.combinedCarts ?? [];
  return (carts.find(({ id }) => id === cart.id) ?? cart).revision;
}
