import { createCart } from '@cartwright/core/contract/carts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { CartNameModal } from './cart-name-modal';
import { useRefreshList } from './use-refresh-list';

/** Names a new cart and opens it. */
export function CreateCartModal({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshList();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (name: string) => answerOf(api.call(createCart, { params: {}, query: {}, body: { name } })),
    // Also when it failed: an answer that was lost may have been a cart.
    onSettled: refresh,
    onSuccess: async ({ cart }) => {
      onClose();
      await navigate({ to: '/smartcart/edit/$id/', params: { id: cart.id } });
    },
  });
  return (
    <CartNameModal
      title="Create a cart"
      confirm="Create"
      name=""
      help="Only you see it. A new cart is off until you enable it."
      busy={create.isPending}
      problem={create.error?.message}
      onSubmit={create.mutate}
      onClose={onClose}
    />
  );
}
