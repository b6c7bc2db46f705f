import { isUnsaved } from '@cartwright/core/editing/history';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useState } from 'react';
import { useHost } from '../../host/host';
import { useStore } from '../../shared/state/store';
import { useControls, useView } from '../model/editor-context';

/** Save and discard buttons with the unsaved state. `words` is the consequence of discarding. */
export function SaveControls({
  locked,
  message,
  onSave,
}: {
  readonly locked: boolean;
  readonly message: () => string;
  readonly onSave: () => void;
}) {
  const { SaveBar } = useHost();
  const controls = useControls();
  const [asking, setAsking] = useState(false);
  const unsaved = useStore(controls.document, ({ history }) => isUnsaved(history));
  const saving = useView((view) => view.saving);
  return (
    <>
      <SaveBar
        dirty={unsaved}
        saving={saving}
        disabled={locked}
        onSave={onSave}
        onDiscard={() => setAsking(true)}
      />
      <ConfirmModal
        open={asking}
        title="Discard all unsaved changes?"
        message={asking ? message() : ''}
        confirm="Discard changes"
        cancel="Keep editing"
        destructive
        onConfirm={() => {
          controls.discard();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
