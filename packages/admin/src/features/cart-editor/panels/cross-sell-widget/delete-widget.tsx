import { deleteWidget, listWidgetUses, type SavedWidget } from '@cartwright/core/contract/widgets';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Button } from '@shopify/polaris';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../shared/api';
import { answerOf } from '../../../../shared/api-client';
import { loadErrorMessage } from '../../../../shared/load-error';
import { shopQuery } from '../../../../shared/shop-query';
import { toast, toastError } from '../../../../shared/toasts';
import { useDocument } from '../../model/editor-context';
import { putDraft, useWidgetDrafts } from '../../widgets/widget-drafts';
import { cartWidgetsQuery, widgetQuery } from '../../widgets/widget-queries';
import { deletionWords } from './deletion-words';

/** Deletes a widget, after it was said which carts have it. `onDeleted` hears that it is gone. */
export function DeleteWidget({
  saved: { widget, revision },
  onDeleted,
}: {
  readonly saved: SavedWidget;
  readonly onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="plain" tone="critical" onClick={() => setAsking(true)}>
        Delete widget
      </Button>
      {asking && (
        <Asking
          id={widget.id}
          name={widget.name}
          revision={revision}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Asking(props: {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const { id, name, revision, onDeleted, onClose } = props;
  const queries = useQueryClient();
  const drafts = useWidgetDrafts();
  const cartId = useDocument((document) => document.id);
  const params = { id };
  const uses = useQuery({
    queryKey: ['widget-uses', id],
    queryFn: ({ signal }) =>
      answerOf(api.call(listWidgetUses, { params, query: {}, body: undefined, signal })),
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: () => answerOf(api.call(deleteWidget, { params, query: { revision }, body: undefined })),
    onSuccess: () => {
      toast(`"${name}" was deleted.`);
      putDraft(drafts, id, null);
      onDeleted();
    },
    onError: (problem) => toastError(problem.message, name),
    onSettled: () => {
      onClose();
      void queries.invalidateQueries({ queryKey: cartWidgetsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: widgetQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
  });
  const carts = uses.data?.carts;
  const known = carts && {
    here: carts.some((cart) => cart.id === cartId),
    others: carts.filter((cart) => cart.id !== cartId).map((cart) => cart.name),
  };
  return (
    <ConfirmModal
      open
      title={`Delete "${name}"?`}
      message={uses.isError ? loadErrorMessage(uses.error) : deletionWords(known)}
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
