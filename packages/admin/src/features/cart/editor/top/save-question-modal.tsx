import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';

/**
 * Confirmation before a save that leaves the store without a live cart; `words` is its consequence.
 */
export function SaveQuestionModal({
  message,
  onConfirm,
  onClose,
}: {
  readonly message: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <ConfirmModal
      open
      title="Save without a live cart?"
      message={message}
      confirm="Save"
      cancel="Keep editing"
      destructive
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
