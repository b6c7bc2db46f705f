import type { ReactNode } from 'react';
import { ModalSection, OpenModal } from './open-modal';

export interface DialogProps {
  readonly title: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  readonly cancel: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Small dialog with one action. Mounted while open. */
export function Dialog(props: DialogProps) {
  return (
    <OpenModal
      size="small"
      title={props.title}
      onClose={props.onCancel}
      primaryAction={{
        content: props.confirm,
        destructive: props.destructive ?? false,
        loading: props.busy ?? false,
        onAction: props.onConfirm,
      }}
      secondaryActions={[{ content: props.cancel, onAction: props.onCancel }]}
    >
      <ModalSection>{props.children}</ModalSection>
    </OpenModal>
  );
}
