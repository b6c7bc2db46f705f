import { useCallback, useRef, useState } from 'react';
import { type Layout, useLayout } from '../layout/use-layout';
import type { EditorModel } from '../model/editor-model';
import { focusFirstProblem } from '../model/first-problem';
import { refusedMessage } from '../save/refused-messages';
import { type Saving, useSave } from '../save/use-save';
import { type PlainActions, useEditingActions } from '../shortcuts/use-editing-actions';
import { useShortcuts } from '../shortcuts/use-shortcuts';

/** Editing state of a page. */
export interface PageEditing {
  readonly layout: Layout;
  readonly saving: Saving;
  readonly actions: PlainActions;
  readonly showIssue: () => void;
  readonly help: { readonly open: boolean; readonly onClose: () => void };
}

/**
 * Editing state of a model; `onSaved` caches the result and shows a toast, `mayBeSaved` confirms a
 * save.
 */
export function usePageEditing<Doc, SaveResult>(
  model: EditorModel<Doc, number, SaveResult>,
  onSaved: (result: SaveResult) => void,
  mayBeSaved?: () => Promise<boolean>,
): PageEditing {
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const showIssue = useShowInvalid(layout);
  const saving = useSave(model, { onSaved, refusedMessage, showIssue, ...(mayBeSaved && { mayBeSaved }) });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  return { layout, saving, actions, showIssue, help: { open: helping, onClose: () => setHelping(false) } };
}

/** Shows the settings and focuses the first invalid field after the render. */
function useShowInvalid(layout: Layout): () => void {
  const latest = useRef(layout);
  latest.current = layout;
  return useCallback(() => {
    latest.current.change({ pane: 'sidebar' });
    requestAnimationFrame(() => focusFirstProblem(document.querySelector('.cw-editor-page')));
  }, []);
}
