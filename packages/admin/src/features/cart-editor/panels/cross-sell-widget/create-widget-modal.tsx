import { createWidget } from '@cartwright/core/contract/widgets';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { NAME_MISSING } from '@cartwright/core/widgets/widget';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../shared/api';
import { answerOf } from '../../../../shared/api-client';
import { ApiFailureError } from '../../../../shared/api-failure';
import { toast } from '../../../../shared/toasts';
import { cartWidgetsQuery } from '../../../../widget-settings/widget-queries';

const FAILED = 'There was an error creating the widget.';

/** Names a new widget. Rendered while it is open; `onCreated` hears its id. */
export function CreateWidgetModal({
  onCreated,
  onClose,
}: {
  readonly onCreated: (id: number) => void;
  readonly onClose: () => void;
}) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [blank, setBlank] = useState(false);
  const create = useMutation({
    mutationFn: (named: string) => {
      const body = { widget: { name: named, classification: 'cart_page' as const } };
      return answerOf(api.call(createWidget, { params: {}, query: {}, body }));
    },
    // Also when it failed: an answer that was lost may have been a widget.
    onSettled: () => queries.invalidateQueries({ queryKey: cartWidgetsQuery.queryKey }),
    onSuccess: ({ widget_id }, named) => {
      toast(`Created widget "${named}"`);
      onCreated(widget_id);
    },
  });

  function submit() {
    if (name.trim() === '') setBlank(true);
    else if (!create.isPending) create.mutate(name.trim());
  }

  return (
    <Dialog
      title="Create Cross-Sell Widget"
      confirm="Submit"
      cancel="Cancel"
      busy={create.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <Form onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          onChange={(typed) => {
            setName(typed);
            setBlank(false);
          }}
          maxLength={TEXT_LIMITS.widgetName}
          autoComplete="off"
          autoFocus
          helpText="Only you see it."
          {...(blank ? { error: NAME_MISSING } : create.isError && { error: problemOf(create.error) })}
        />
      </Form>
    </Dialog>
  );
}

/** A limit has words of its own, which say what to do. */
function problemOf(error: Error): string {
  const told = error instanceof ApiFailureError && error.failure.code === 'limit_reached';
  return told ? error.message : FAILED;
}
