import { useQuery } from '@tanstack/react-query';
import { cartsQuery } from '../../../../shared/api/carts-query';
import { type CartStatus, statusOf } from '../../../../shared/format/cart-status';
import { useNow } from '../../../../shared/hooks/use-now';
import { useSavedCart } from './editor-context';
import { shopCarts } from './save-consequence';

/** Status of the saved cart among the shop's others. */
export function useSavedStatus(): CartStatus {
  const [own, ...others] = shopCarts(useSavedCart(), useQuery(cartsQuery).data?.combinedCarts ?? []);
  const carts = [own, ...others];
  return statusOf(own, carts, useNow(carts));
}
