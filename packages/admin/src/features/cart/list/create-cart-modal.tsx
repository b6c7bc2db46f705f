import {
  CART_TEMPLATE_NAMES,
  CART_TEMPLATES,
  type CartTemplate,
} from '@cartwright/core/cart/cart-template-names';
import { createCart } from '@cartwright/core/contract/carts';
import { Select } from '@cartwright/ui/admin/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { CartNameModal } from './cart-name-modal';
import { useRefreshList } from './use-refresh-list';

const CREATING = ['create cart'];

/** Modal that creates a cart and opens it. */
export function CreateCartModal({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const refresh = useRefreshList();
  const navigate = useNavigate();
  const [template, setTemplate] = useState<CartTemplate>('standard');
  const create = useMutation({
    mutationKey: CREATING,
    mutationFn: (name: string) =>
      responseOf(api.call(createCart, { params: {}, query: {}, body: { name, template } })),
    // On errors too: a lost response may have created a cart.
    onSettled: refresh,
    onSuccess: async ({ cart }) => {
      onClose();
      await navigate({ to: '/smartcart/edit/$id/', params: { id: cart.id } });
    },
  });
  function submit(name: string) {
    // Reads current state: a double click precedes the next render.
    if (queries.isMutating({ mutationKey: CREATING }) === 0) create.mutate(name);
  }
  return (
    <CartNameModal
      title="Create a cart"
      confirm="Create"
      name=""
      help="Only you see it. A new cart is off until you enable it."
      busy={create.isPending}
      problem={create.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Start with"
        value={template}
        options={CART_TEMPLATES.map((value) => ({ value, label: CART_TEMPLATE_NAMES[value] }))}
        helpText="You can change all of it in the editor."
        onChange={setTemplate}
      />
    </CartNameModal>
  );
}
