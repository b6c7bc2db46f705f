import { isUnsaved } from '@cartwright/core/editing/history';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from '../../shared/state/store';
import { useControls, useView } from '../model/editor-context';
import { useSaving } from './saving-context';

/**
 * Confirmation before leaving with unsaved changes: by link, history or closing. `words` is its
 * text.
 */
export function LeaveGuard({
  message,
  waits = false,
  onStay,
}: {
  readonly message: () => string;
  /** Set while a save asks for confirmation, to show one dialog at a time. */
  readonly waits?: boolean;
  /** Called if the merchant stays, or if saving failed. */
  readonly onStay?: () => void;
}) {
  const controls = useControls();
  const unsaved = () => isUnsaved(controls.document.get().history);
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  if (blocked.status !== 'blocked') return null;
  const { reset } = blocked;
  function stay() {
    reset();
    onStay?.();
  }
  return <Question message={message()} waits={waits} onLeave={blocked.proceed} onStay={stay} />;
}

function Question({
  message,
  waits,
  onLeave,
  onStay,
}: {
  readonly message: string;
  readonly waits: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}) {
  const { save } = useSaving();
  const [saving, setSaving] = useState(false);
  const isUnderWay = useView((view) => view.saving);
  const unsaved = useStore(useControls().document, ({ history }) => isUnsaved(history));
  // A pending save may have finished.
  const isAnswered = !unsaved && !saving;
  useEffect(() => {
    if (isAnswered) onLeave();
  }, [isAnswered, onLeave]);

  async function saveAndLeave() {
    setSaving(true);
    // The editor shows why saving failed.
    if (await save()) onLeave();
    else onStay();
  }
  if (waits || isAnswered) return null;
  return (
    <OpenModal
      title="Leave without saving?"
      onClose={onStay}
      primaryAction={{
        content: 'Save and leave',
        loading: saving || isUnderWay,
        onAction: () => void saveAndLeave(),
      }}
      secondaryActions={[
        { content: 'Leave without saving', destructive: true, disabled: saving, onAction: onLeave },
        { content: 'Stay', disabled: saving, onAction: onStay },
      ]}
    >
      <ModalSection>
        <Text as="p">{message}</Text>
      </ModalSection>
    </OpenModal>
  );
}
