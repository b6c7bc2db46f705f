import { type CartListItem, deleteCart } from '@cartwright/core/contract/carts';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { toast, toastError } from '../../shared/toasts';
import { deleteWords, nameOf } from './consequences';
import { changeFailure } from './use-change-cart';
import { useRefreshList } from './use-refresh-list';

/** Asks before a cart is deleted for good, and says what that comes to. */
export function DeleteCartModal({
  cart,
  carts,
  onClose,
}: {
  cart: CartListItem;
  carts: readonly CartListItem[];
  onClose: () => void;
}) {
  const refresh = useRefreshList();
  const name = nameOf(cart);
  const remove = useMutation({
    mutationFn: () => {
      const { id, revision } = cart;
      return answerOf(api.call(deleteCart, { params: { id }, query: { revision }, body: undefined }));
    },
    onSuccess: () => toast(`"${name}" was deleted.`),
    onError: (problem) => toastError(changeFailure(problem), name),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmModal
      open
      title={`Delete "${name}"?`}
      message={deleteWords(cart, carts, Date.now())}
      confirm="Delete cart"
      cancel="Cancel"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}
