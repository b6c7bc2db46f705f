import { SCHEMA_VERSION } from '@cartwright/core/cart/cart-document';
import type { CartEdit } from '@cartwright/core/cart/cart-edit';
import { cartEditParts } from '@cartwright/core/cart/cart-edit-parts';
import { useQueryClient } from '@tanstack/react-query';
import { EditorDraft } from '../../../../editor-kit/drafts/editor-draft';
import { ApiFailureError } from '../../../../shared/api/api-failure';
import { loadErrorMessage } from '../../../../shared/api/load-error';
import { widgetQuery } from '../../../../widget-settings/widget-queries';
import { adoptSavedWidget } from '../model/cart-model';
import { readCartEdit } from '../model/drafted-cart';
import { useEditor } from '../model/editor-context';

/** Draft banner of a cart with its widgets. */
export function CartDraft() {
  const model = useEditor();
  const queries = useQueryClient();

  /** Loads the saved widgets of the draft, to tell which were changed. Skips deleted ones. */
  async function loadWidgets({ widgets }: CartEdit): Promise<string | null> {
    try {
      for (const { id } of Object.values(widgets)) {
        const saved = await queries.fetchQuery(widgetQuery(id)).catch(nullIfDeleted);
        if (saved) adoptSavedWidget(model, saved);
      }
      return null;
    } catch (error) {
      return loadErrorMessage(error);
    }
  }

  return (
    <EditorDraft
      model={model}
      kind="cart"
      id={model.document.get().history.saved.cart.id}
      schemaVersion={SCHEMA_VERSION}
      read={readCartEdit}
      idOf={idOfCart}
      parts={cartEditParts}
      prepare={loadWidgets}
    />
  );
}

const idOfCart = ({ cart }: CartEdit) => cart.id;

function nullIfDeleted(error: unknown): null {
  if (error instanceof ApiFailureError && error.failure.code === 'not_found') return null;
  throw error;
}
