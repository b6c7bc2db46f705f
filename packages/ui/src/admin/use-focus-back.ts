import { useEffect, useRef } from 'react';
import { lastPressed } from './pressed';

/**
 * Hook for dialogs that are mounted while open: restores the focus to the previous element, to the
 * button that opened it, or to the main content if that is removed or not focusable.
 */
export function useFocusBack(): void {
  const before = useRef<Element | null | undefined>(undefined);
  if (before.current === undefined) {
    const { activeElement, body } = document;
    before.current = activeElement === null || activeElement === body ? lastPressed() : activeElement;
  }
  useEffect(function giveBack() {
    return () => {
      // After the dialog's focus trap is removed.
      requestAnimationFrame(() => {
        const { current } = before;
        if (current instanceof HTMLElement && current.isConnected) current.focus();
        if (document.activeElement !== current) focusMain();
        else if (current) onRemoved(current, focusMain);
      });
    };
  }, []);
}

const focusMain = () => document.querySelector('main')?.focus();

/**
 * Calls back if the focused element is removed while it has the focus, such as after a deletion.
 */
function onRemoved(focused: Element, call: () => void): void {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    stop();
    if (document.activeElement === document.body) call();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}
