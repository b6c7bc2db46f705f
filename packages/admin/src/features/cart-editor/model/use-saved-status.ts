import { useQuery } from '@tanstack/react-query';
import { type CartStatus, statusOf } from '../../../shared/cart-status';
import { cartsQuery } from '../../../shared/carts-query';
import { useNow } from '../../../shared/use-now';
import { useSavedCart } from './editor-context';

/** What shoppers see of the cart as it is saved, among the shop's others. */
export function useSavedStatus(): CartStatus {
  const saved = useSavedCart();
  const listed = useQuery(cartsQuery).data?.combinedCarts ?? [];
  // The fallback is the shop's choice: it changes without a save.
  const isFallback = listed.find(({ id }) => id === saved.id)?.isFallback ?? saved.isFallback;
  const { id, enabled, isScheduled, startDate, endDate } = saved;
  const own = { id, enabled, isScheduled, startDate, endDate, isFallback };
  const carts = [own, ...listed.filter((cart) => cart.id !== id)];
  return statusOf(own, carts, useNow(carts));
}
