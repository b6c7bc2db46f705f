import { type CartListItem, deleteCart } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { useTimezone } from '../../../shared/hooks/use-timezone';
import { toast, toastError } from '../../../shared/state/toasts';
import { deleteMessage } from './delete-messages';
import { ONE_AT_A_TIME, revisionNow } from './list-changes';
import { changeFailure } from './use-change-cart';
import { useRefreshList } from './use-refresh-list';

/** Confirmation before deleting a cart, with its consequence. */
export function DeleteCartModal({
  cart,
  carts,
  onClose,
}: {
  cart: CartListItem;
  carts: readonly CartListItem[];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const refresh = useRefreshList();
  const timezone = useTimezone();
  const name = nameOfCart(cart);
  const remove = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: () => {
      const query = { revision: revisionNow(queries, cart) };
      return responseOf(api.call(deleteCart, { params: { id: cart.id }, query, body: undefined }));
    },
    onSuccess: () => toast(`“${name}” was deleted.`),
    onError: (problem) => toastError(changeFailure(problem), name),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmModal
      open
      title={`Delete “${name}”?`}
      message={deleteMessage(cart, carts, { now: Date.now(), timezone })}
      confirm="Delete cart"
      cancel="Cancel"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}
