import { lockOf } from '@cartwright/core/smart-cart/commands/command';
import { useEffect, useMemo } from 'react';
import {
  type ActionState,
  actionFor,
  type EditorAction,
  editorActions,
  type KeyPress,
} from '../model/editor-actions';
import { useEditor } from '../model/editor-context';
import type { EditorModel } from '../model/editor-model';
import { frameKeys } from '../preview/frame-keys';
import { useSave } from './use-save';

/** What the editor can do; its shortcuts work in the page and in the preview. */
export function useEditorActions(): readonly EditorAction[] {
  const model = useEditor();
  const { save } = useSave();
  const actions = useMemo(() => editorActions({ undo: model.undo, redo: model.redo, save }), [model, save]);

  useEffect(
    function listenForShortcuts() {
      function press(keys: KeyPress, inTextField: boolean): boolean {
        const action = actionFor(actions, keys, inTextField);
        if (action?.enabled(actionState(model))) action.run();
        return action !== null;
      }
      function onKeyDown(event: KeyboardEvent) {
        const { key, shiftKey: shift, altKey: alt, target } = event;
        const handled = press({ key, mod: event.ctrlKey || event.metaKey, shift, alt }, isTextField(target));
        if (handled) event.preventDefault();
      }
      const stopFrame = frameKeys.subscribe(() => {
        const keys = frameKeys.get();
        if (keys) press(keys, false);
      });
      window.addEventListener('keydown', onKeyDown);
      return () => {
        window.removeEventListener('keydown', onKeyDown);
        stopFrame();
      };
    },
    [actions, model],
  );
  return actions;
}

/** What actions decide by whether they can be done. */
export function actionState(model: EditorModel): ActionState {
  const { history } = model.document.get();
  return { history, saving: model.view.get().saving, locked: lockOf(history.present) !== null };
}

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
