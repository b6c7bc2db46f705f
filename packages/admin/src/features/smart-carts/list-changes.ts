import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { QueryClient } from '@tanstack/react-query';
import { cartsQuery } from '../../shared/api/carts-query';

/** Changes of the list wait for each other, each for the list as the one before it left it. */
export const ONE_AT_A_TIME = { id: 'changes of the list' };

/**
 * The revision that the list has of a cart when its change begins: one's own change just before it, of this cart or of
 * one that took its place, is nobody else's. The given one where the cart is gone.
 */
export function revisionNow(queries: QueryClient, cart: Pick<CartListItem, 'id' | 'revision'>): number {
  const carts = queries.getQueryData(cartsQuery.queryKey)?.combinedCarts ?? [];
  return (carts.find(({ id }) => id === cart.id) ?? cart).revision;
}
