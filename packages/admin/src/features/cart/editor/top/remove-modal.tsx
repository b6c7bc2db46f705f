import { findComponent } from '@cartwright/core/cart/components-of';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { useCartScreen, useCartView, useDocument } from '../model/editor-context';
import { useComponentCommands } from '../model/use-component-commands';

/** Confirmation before removing a customised component. */
export function RemoveModal() {
  const { look } = useCartScreen();
  const { removeNow } = useComponentCommands();
  const componentId = useCartView((view) => view.removing);
  const title = useDocument((document) =>
    componentId === null ? '' : (findComponent(document, componentId)?.title ?? ''),
  );
  const close = () => look({ removing: null });
  return (
    <ConfirmModal
      open={componentId !== null}
      title={`Remove ${title}?`}
      message="Its settings are removed too. You can undo this until you leave the editor."
      confirm="Remove"
      cancel="Cancel"
      destructive
      onConfirm={() => {
        close();
        if (componentId !== null) removeNow(componentId);
      }}
      onCancel={close}
    />
  );
}
