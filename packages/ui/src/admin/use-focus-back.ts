import { useEffect, useRef } from 'react';

/**
 * For a dialog that is rendered while it is open: gives the focus back to what had it before, or to the page's main part
 * when that is gone.
 */
export function useFocusBack(): void {
  const before = useRef(document.activeElement);
  useEffect(function giveBack() {
    return () => {
      // After the dialog's own trap is gone.
      requestAnimationFrame(() => {
        const { current } = before;
        // Polaris' buttons give the focus up when they are clicked: then there is nothing to go back to.
        const known = current instanceof HTMLElement && current !== document.body && current.isConnected;
        (known ? current : document.querySelector('main'))?.focus();
      });
    };
  }, []);
}
