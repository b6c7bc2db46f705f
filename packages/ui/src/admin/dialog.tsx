import { Modal } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back';

export interface DialogProps {
  readonly title: string;
  /** What the confirming button does, in words. */
  readonly confirm: string;
  readonly cancel: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A small dialog with one thing to do. Rendered while it is open; gives the focus back when it goes. */
export function Dialog(props: DialogProps) {
  useFocusBack();
  return (
    <Modal
      open
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
      <Modal.Section>{props.children}</Modal.Section>
    </Modal>
  );
}
