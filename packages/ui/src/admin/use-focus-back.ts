import { useEffect, useRef } from 'react';
import { lastPressed } from './pressed';

/**
 * For a dialog that is rendered while it is open: gives the focus back to what had it before, to the button that was
 * pressed to open it, or to the page's main part when that is gone, goes next, or cannot take it.
 */
export function useFocusBack(): void {
  const before = useRef<Element | null | undefined>(undefined);
  if (before.current === undefined) {
    const { activeElement, body } = document;
    before.current = activeElement === null || activeElement === body ? lastPressed() : activeElement;
  }
  useEffect(function giveBack() {
    return () => {
      // After the dialog's own trap is gone.
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

/** For what has the focus: calls when it is taken out of the page before the focus goes on, as what was deleted may be. */
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
