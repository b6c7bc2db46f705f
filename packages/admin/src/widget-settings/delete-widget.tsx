import { deleteWidget } from '@cartwright/core/contract/widgets';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../shared/api/api';
import { responseOf } from '../shared/api/api-client';
import { loadErrorMessage } from '../shared/api/load-error';
import { shopQuery } from '../shared/api/shop-query';
import { toast, toastError } from '../shared/state/toasts';
import { deletionMessage } from './deletion-messages';
import { WIDGET_LISTS, widgetQuery, widgetUsesQuery } from './widget-queries';

interface DeletedWidget {
  readonly id: number;
  readonly name: string;
  /** Revision that it was read at. */
  readonly revision: number;
  /** Id of the open cart; null for none. */
  readonly cartId: string | null;
  /** Called after the deletion. */
  readonly onDeleted: () => void;
}

/** Deletes a widget after a confirmation that lists the carts with it. */
export function DeleteWidget(props: DeletedWidget) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="plain" tone="critical" onClick={() => setAsking(true)}>
        Delete widget
      </Button>
      {asking && <DeleteWidgetModal {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Asks for confirmation of a deletion, listing the carts with the widget. */
export function DeleteWidgetModal({
  id,
  name,
  revision,
  cartId,
  onDeleted,
  onClose,
}: DeletedWidget & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const params = { id };
  const uses = useQuery(widgetUsesQuery(id));
  const remove = useMutation({
    mutationFn: () => responseOf(api.call(deleteWidget, { params, query: { revision }, body: undefined })),
    onSuccess: () => {
      toast(`"${name}" was deleted.`);
      onDeleted();
    },
    onError: (problem) => toastError(problem.message, name),
    onSettled: () => {
      onClose();
      void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
      void queries.invalidateQueries({ queryKey: widgetQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
  });
  const carts = uses.data;
  const known = carts && {
    here: cartId === null ? null : carts.some((cart) => cart.id === cartId),
    others: carts.filter((cart) => cart.id !== cartId).map((cart) => cart.name),
  };
  return (
    <ConfirmModal
      open
      title={`Delete "${name}"?`}
      message={uses.isError ? loadErrorMessage(uses.error) : deletionMessage(known)}
      confirm="Delete widget"
      cancel="Cancel"
      destructive
      busy={remove.isPending || uses.isPending}
      onConfirm={() => {
        if (uses.isSuccess) remove.mutate();
      }}
      onCancel={onClose}
    />
  );
}
