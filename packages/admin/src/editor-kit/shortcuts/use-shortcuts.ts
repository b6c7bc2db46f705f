import { useEffect } from 'react';
import { actionFor, type EditorActions } from './action';
import { forwardedKeys } from './forwarded-keys';
import type { KeyPress } from './shortcut';

/** Shortcuts work in the page and in the preview; not behind an open dialog, and only some while a key is held down. */
export function useShortcuts<State>({ all, state }: EditorActions<State>): void {
  useEffect(
    function listenForShortcuts() {
      function press(keys: KeyPress, inTextField: boolean, repeated: boolean): boolean {
        const action = actionFor(all, keys, inTextField);
        if (!action || document.querySelector('[role="dialog"]')) return false;
        const now = state();
        const possible = action.enabled(now);
        if (possible && (action.repeats || !repeated)) action.run(now);
        // The browser's own save or undo would surprise where ours is meant; other keys keep their meaning.
        return possible || keys.mod;
      }
      function onKeyDown(event: KeyboardEvent) {
        if (event.defaultPrevented || event.isComposing) return;
        const { key, code, shiftKey: shift, altKey: alt, target, repeat } = event;
        const mod = event.ctrlKey || event.metaKey;
        if (press({ key, code, mod, shift, alt }, isTextField(target), repeat)) event.preventDefault();
      }
      const stopFrame = forwardedKeys.subscribe(() => {
        const keys = forwardedKeys.get();
        if (keys) press(keys, false, false);
      });
      window.addEventListener('keydown', onKeyDown);
      return () => {
        window.removeEventListener('keydown', onKeyDown);
        stopFrame();
      };
    },
    [all, state],
  );
}

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether keys typed there have a meaning of their own; a select opens by Alt and an arrow. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
