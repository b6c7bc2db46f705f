import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import type { Question } from './use-question';

/** Dialog for a save's confirmation (`useQuestion`). */
export function QuestionModal({
  question,
  title,
  confirm,
  cancel,
}: {
  readonly question: Question | null;
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
}) {
  return (
    <ConfirmModal
      open={question !== null}
      title={title}
      message={question?.message ?? ''}
      confirm={confirm}
      cancel={cancel}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );
}
