import { Dialog, type DialogProps } from './dialog';
import { Text } from './text';

export interface ConfirmModalProps extends Omit<DialogProps, 'children'> {
  readonly open: boolean;
  readonly message: string;
}

/** Asks before something that cannot be taken back. */
export function ConfirmModal({ open, message, ...dialog }: ConfirmModalProps) {
  if (!open) return null;
  return (
    <Dialog {...dialog}>
      <Text as="p">{message}</Text>
    </Dialog>
  );
}
