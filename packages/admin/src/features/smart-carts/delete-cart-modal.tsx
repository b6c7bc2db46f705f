import { type CartListItem, deleteCart } from '@cartwright/core/contract/carts';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { cartsKey } from '../../shared/cart-keys';
import { shopQuery } from '../../shared/shop-query';
import { toast, toastError } from '../../shared/toasts';

/** Asks before a cart is deleted for good; `cart` null: closed. */
export function DeleteCartModal({ cart, onClose }: { cart: CartListItem | null; onClose: () => void }) {
  const shown = useLastShown(cart);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id, revision }: CartListItem) =>
      answerOf(api.call(deleteCart, { params: { id }, query: { revision }, body: undefined })),
    onSuccess: (_answer, { name }) => toast(`"${name}" was deleted.`),
    onError: (problem, { name }) => toastError(problem.message, name),
    onSettled: async () => {
      onClose();
      await Promise.all([
        queries.invalidateQueries({ queryKey: cartsKey, exact: true }),
        queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
      ]);
    },
  });
  const live = shown?.enabled === true ? ' It is enabled: shoppers lose it at once.' : '';
  return (
    <ConfirmModal
      open={cart !== null}
      title={`Delete "${shown?.name ?? ''}"?`}
      message={`The cart and its settings are removed for good.${live}`}
      confirm="Delete cart"
      cancel="Cancel"
      destructive
      busy={remove.isPending}
      onConfirm={() => cart && remove.mutate(cart)}
      onCancel={onClose}
    />
  );
}

/** The last cart there was, so that the words stay while the dialog fades out. */
function useLastShown(cart: CartListItem | null): CartListItem | null {
  const [last, setLast] = useState(cart);
  useEffect(
    function keepLast() {
      if (cart) setLast(cart);
    },
    [cart],
  );
  return cart ?? last;
}
