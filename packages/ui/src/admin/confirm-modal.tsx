import { Modal, Text } from '@shopify/polaris';

export interface ConfirmModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** What the confirming button does, in words. */
  readonly confirm: string;
  readonly cancel: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmModal(props: ConfirmModalProps) {
  return (
    <Modal
      open={props.open}
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
      <Modal.Section>
        <Text as="p">{props.message}</Text>
      </Modal.Section>
    </Modal>
  );
}
