import { cartEditParts } from '@cartwright/core/cart/cart-edit-parts';
import { restoredCart } from '@cartwright/core/cart/cart-parts';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import { VersionsDialog } from '../../../../editor-kit/versions/versions-dialog';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { useStore } from '../../../../shared/state/store';
import { useEditor } from '../model/editor-context';

/** Earlier versions of the cart; its widgets aren't restored. Mounted while open. */
export function CartVersions({ onClose }: { onClose: () => void }) {
  const model = useEditor();
  const timezone = useTimezone();
  const history = useStore(model.document, (state) => state.history);
  const revision = useStore(model.document, (state) => state.revision);
  const { present } = history;
  return (
    <VersionsDialog
      kind="cart"
      id={history.saved.cart.id}
      present={present}
      revision={revision.cart}
      parts={cartEditParts}
      restored={(stored) => {
        const read = readCartDocument(stored);
        return read.ok ? { ...present, cart: restoredCart(read.value, present.cart) } : null;
      }}
      note="Widgets keep versions of their own."
      timezone={timezone}
      onRestore={model.replace}
      onClose={onClose}
    />
  );
}
