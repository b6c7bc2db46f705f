import { Dialog, type DialogProps } from './dialog';
import { Text } from './text';

export interface ConfirmModalProps extends Omit<DialogProps, 'children'> {
  readonly open: boolean;
  readonly message: string;
}

/** Confirmation of an irreversible action. */
export function ConfirmModal({ open, message, ...dialog }: ConfirmModalProps) {
  if (!open) return null;
  return (
    <Dialog {...dialog}>
      <Text as="p">{message}</Text>
    </Dialog>
  );
}
