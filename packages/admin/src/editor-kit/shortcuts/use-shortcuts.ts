import { useEffect } from 'react';
import { actionFor, type EditorActions } from './action';
import { forwardedKeys } from './forwarded-keys';
import type { KeyPress } from './shortcut';

/** Keyboard shortcuts of page and preview. Disabled behind dialogs; limited on key repeat. */
export function useShortcuts<State>({ all, state }: EditorActions<State>): void {
  useEffect(
    function listenForShortcuts() {
      function press(keys: KeyPress, inTextField: boolean, repeated: boolean): boolean {
        const action = actionFor(all, keys, inTextField);
        if (!action || document.querySelector('[role="dialog"]')) return false;
        const now = state();
        const possible = action.enabled(now);
        if (possible && (action.repeats || !repeated)) action.run(now);
        // Suppresses the browser's own save and undo; other keys keep their default.
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

/** Whether an element handles keys itself; a select opens by Alt and an arrow key. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
