import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { type ReactNode, useState } from 'react';

export interface CartNameModalProps {
  readonly title: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  readonly name: string;
  readonly help: string;
  /** Fields below the name. */
  readonly children?: ReactNode;
  readonly busy: boolean;
  /** Error message. */
  readonly problem: string | undefined;
  /** Called with the trimmed name. */
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

/** Modal for a cart's name. Mounted while open. */
export function CartNameModal(props: CartNameModalProps) {
  const [name, setName] = useState(props.name);
  const [blank, setBlank] = useState(false);

  function submit() {
    if (name.trim() === '') setBlank(true);
    else if (!props.busy) props.onSubmit(name.trim());
  }

  const error = blank ? 'Please fill out the Name field.' : props.problem;
  return (
    <Dialog
      title={props.title}
      confirm={props.confirm}
      cancel="Cancel"
      busy={props.busy}
      onConfirm={submit}
      onCancel={props.onClose}
    >
      <Form onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          onChange={(typed) => {
            setName(typed);
            setBlank(false);
          }}
          maxLength={TEXT_LIMITS.cartName}
          showCharacterCount
          autoComplete="off"
          autoFocus
          helpText={props.help}
          {...(error !== undefined && { error })}
        />
        {props.children}
      </Form>
    </Dialog>
  );
}
