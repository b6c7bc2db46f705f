import { cartEditParts } from '@cartwright/core/cart/cart-edit-parts';
import { EditorConflict } from '../../../../editor-kit/conflict/editor-conflict';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { useEditor } from '../model/editor-context';

/** Conflict dialog of a cart with its widgets. */
export function CartConflict({ onClose }: { onClose: () => void }) {
  return (
    <EditorConflict
      model={useEditor()}
      parts={cartEditParts}
      what="this cart"
      timezone={useTimezone()}
      onClose={onClose}
    />
  );
}
