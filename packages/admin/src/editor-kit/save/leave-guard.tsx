import { isUnsaved } from '@cartwright/core/editing/history';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from '../../shared/state/store';
import { useControls, useView } from '../model/editor-context';
import { useSaving } from './saving-context';

/** Asks before unsaved changes are left behind: by a link, by going back, by closing the page. `words` are what it says. */
export function LeaveGuard({
  message,
  waits = false,
  onStay,
}: {
  readonly message: () => string;
  /** While its save asks something: one dialog at a time. */
  readonly waits?: boolean;
  /** They are not left: the merchant stays, or they could not be saved. */
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
  // A save that was under way before the question has answered it.
  const isAnswered = !unsaved && !saving;
  useEffect(() => {
    if (isAnswered) onLeave();
  }, [isAnswered, onLeave]);

  async function saveAndLeave() {
    setSaving(true);
    // What keeps it from being saved is told in the editor.
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
