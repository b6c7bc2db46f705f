import { isUnsaved } from '@cartwright/core/smart-cart/history';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useBlocker } from '@tanstack/react-router';
import { useEditor } from '../model/editor-context';
import { useWidgetDrafts } from '../widgets/widget-drafts';
import { widgetName } from '../widgets/widget-name';
import { leaveWords } from './unsaved-words';

/** Asks before unsaved changes are left behind: by a link, by going back, by closing the page. */
export function LeaveGuard() {
  const model = useEditor();
  const drafts = useWidgetDrafts();
  const unsaved = () => isUnsaved(model.document.get().history) || drafts.get().size > 0;
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmModal
      open={blocked.status === 'blocked'}
      title="Leave without saving?"
      message={leaveWords([...drafts.get().values()].map(widgetName))}
      confirm="Leave"
      cancel="Stay"
      destructive
      onConfirm={() => blocked.proceed?.()}
      onCancel={() => blocked.reset?.()}
    />
  );
}
