import { createCart } from '@cartwright/core/contract/carts';
import { Form, Modal, TextField } from '@shopify/polaris';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { cartsKey } from '../../shared/cart-keys';

/** Names a new cart and opens it. */
export function CreateCartModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [blank, setBlank] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (body: { name: string }) => answerOf(api.call(createCart, { params: {}, query: {}, body })),
    onSuccess: async ({ cart }) => {
      await queries.invalidateQueries({ queryKey: cartsKey, exact: true });
      close();
      await navigate({ to: '/smartcart/edit/$id/', params: { id: cart.id } });
    },
  });

  function close() {
    setName('');
    setBlank(false);
    create.reset();
    onClose();
  }
  function submit() {
    if (name.trim() === '') setBlank(true);
    else if (!create.isPending) create.mutate({ name: name.trim() });
  }

  const error = blank ? 'Please fill out the Name field.' : create.error?.message;
  return (
    <Modal
      open={open}
      size="small"
      title="Create a cart"
      onClose={close}
      primaryAction={{ content: 'Create', loading: create.isPending, onAction: submit }}
      secondaryActions={[{ content: 'Cancel', onAction: close }]}
    >
      <Modal.Section>
        <Form onSubmit={submit}>
          <TextField
            label="Name"
            value={name}
            onChange={(typed) => {
              setName(typed);
              setBlank(false);
            }}
            maxLength={255}
            autoComplete="off"
            autoFocus
            helpText="Only you see it. A new cart is off until you enable it."
            {...(error !== undefined && { error })}
          />
        </Form>
      </Modal.Section>
    </Modal>
  );
}
