import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { NAME_MISSING } from '@cartwright/core/widgets/widget';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiFailureError } from '../shared/api/api-failure';

const FAILED = 'There was an error creating the widget.';

/** Names a new widget. Rendered while open; `create` creates it, and its error is shown here. */
export function CreateWidgetModal({
  title = 'Create Cross-Sell Widget',
  suggested = '',
  children,
  create,
  onClose,
}: {
  readonly title?: string;
  /** Initial name of the widget. */
  readonly suggested?: string;
  /** Fields below the name. */
  readonly children?: ReactNode;
  readonly create: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? suggested;
  const [blank, setBlank] = useState(false);
  const creation = useMutation({ mutationFn: create });

  function submit() {
    if (name.trim() === '') setBlank(true);
    else if (!creation.isPending) creation.mutate(name.trim());
  }

  return (
    <Dialog
      title={title}
      confirm="Submit"
      cancel="Cancel"
      busy={creation.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <Form onSubmit={submit}>
        <BlockStack gap="400">
          <TextField
            label="Name"
            value={name}
            onChange={(next) => {
              setTyped(next);
              setBlank(false);
            }}
            maxLength={TEXT_LIMITS.widgetName}
            autoComplete="off"
            autoFocus
            helpText="Only you see it."
            {...(blank ? { error: NAME_MISSING } : creation.isError && { error: problemOf(creation.error) })}
          />
          {children}
        </BlockStack>
      </Form>
    </Dialog>
  );
}

/** Error message; that of a limit advises what to do. */
function problemOf(error: Error): string {
  const hasMessage = error instanceof ApiFailureError && error.failure.code === 'limit_reached';
  return hasMessage ? error.message : FAILED;
}
