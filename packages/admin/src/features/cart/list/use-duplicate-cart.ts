import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { ApiFailureError } from '../../../shared/api/api-failure';
import { cartsQuery } from '../../../shared/api/carts-query';
import { FILE_NOT_LOADED } from '../../../shared/api/file-not-loaded';
import { toast, toastError } from '../../../shared/state/toasts';
import { ONE_AT_A_TIME } from './list-changes';
import { useRefreshList } from './use-refresh-list';

const DUPLICATING = ['duplicate cart'];

/** Mutation that duplicates a cart. One at a time, up to the maximum. */
export function useDuplicateCart({ id, legacy }: Pick<CartListItem, 'id' | 'legacy'>): {
  readonly busy: boolean;
  readonly run: () => void;
} {
  const refresh = useRefreshList();
  const list = useQuery(cartsQuery).data;
  const underWay = useIsMutating({ mutationKey: DUPLICATING }) > 0;
  const duplicate = useMutation({
    mutationKey: DUPLICATING,
    scope: ONE_AT_A_TIME,
    mutationFn: () => (legacy ? duplicatedLegacy(id) : duplicated(id)),
    // On errors too: a lost response may have created a cart.
    onSettled: refresh,
    onSuccess: (name) => toast(`Smart Cart duplicated successfully!${name === null ? '' : ` “${name}”`}`),
    onError(problem) {
      if (problem instanceof ApiFailureError && problem.failure.code === 'limit_reached') tellMaximum();
      else toastError(problem.message || 'An unknown error occurred', 'Failed to duplicate cart.');
    },
  });
  return {
    busy: duplicate.isPending,
    run() {
      if (underWay) return;
      if (list && list.combinedCarts.length >= list.maximum) tellMaximum();
      else duplicate.mutate();
    },
  };
}

/**
 * Duplicates a cart and returns the copy's name. The response schema is a separate chunk, loaded on
 * first use.
 */
async function duplicated(id: string): Promise<string> {
  const { duplicateCart } = await import('@cartwright/core/contract/carts').catch(() => {
    throw new Error(FILE_NOT_LOADED);
  });
  const { cart } = await responseOf(api.call(duplicateCart, { params: { id }, query: {}, body: {} }));
  return cart.cart.name;
}

/** Duplicates a legacy cart by its own call, which doesn't return the copy's name. */
async function duplicatedLegacy(id: string): Promise<null> {
  const { duplicateLegacyCart } = await import('@cartwright/core/contract/legacy-carts').catch(() => {
    throw new Error(FILE_NOT_LOADED);
  });
  const { success } = await responseOf(
    api.call(duplicateLegacyCart, { params: { id }, query: {}, body: {} }),
  );
  if (!success) throw new Error('An unknown error occurred');
  return null;
}

function tellMaximum(): void {
  toastError('Please delete an existing cart before duplicating.', 'Maximum Carts Reached');
}
