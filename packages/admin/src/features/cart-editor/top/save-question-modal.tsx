import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';

/** Asks before a save leaves the store without a live cart; `words` say what it comes to. */
export function SaveQuestionModal({
  words,
  onConfirm,
  onClose,
}: {
  readonly words: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <ConfirmModal
      open
      title="Save without a live cart?"
      message={words}
      confirm="Save"
      cancel="Keep editing"
      destructive
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
