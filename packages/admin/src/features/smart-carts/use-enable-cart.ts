import { type CartListItem, readCart, saveCart } from '@cartwright/core/contract/carts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { ApiFailureError } from '../../shared/api-failure';
import { cartsKey } from '../../shared/cart-keys';
import { shopQuery } from '../../shared/shop-query';
import { toast, toastError } from '../../shared/toasts';

/** Enables or disables a cart from the list: the newest saved cart, with only that changed. */
export function useEnableCart(item: CartListItem) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (enabled: boolean) => {
      const params = { id: item.id };
      const { cart, revision } = await answerOf(api.call(readCart, { params, query: {}, body: undefined }));
      return answerOf(
        api.call(saveCart, { params, query: {}, body: { cart: { ...cart, enabled }, revision } }),
      );
    },
    onSuccess: () => toast('Updated successfully!'),
    onError: (problem) => toastError(messageOf(problem), item.name),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: cartsKey, exact: true }),
        queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
      ]),
  });
}

function messageOf(problem: Error): string {
  if (problem instanceof ApiFailureError && problem.failure.code === 'invalid_cart') {
    const [first] = problem.failure.issues;
    return `${first?.message ?? problem.message} Open the cart to fix it, then enable it.`;
  }
  return problem.message;
}
