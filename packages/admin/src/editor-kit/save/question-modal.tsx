import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import type { Question } from './use-question';

/** Dialog for a save's confirmation (`useQuestion`). */
export function QuestionModal({
  asked,
  title,
  confirm,
  cancel,
}: {
  readonly asked: Question | null;
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
}) {
  return (
    <ConfirmModal
      open={asked !== null}
      title={title}
      message={asked?.message ?? ''}
      confirm={confirm}
      cancel={cancel}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    />
  );
}
