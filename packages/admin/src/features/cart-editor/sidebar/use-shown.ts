import { type RefObject, useEffect } from 'react';
import { useCartScreen, useCartView } from '../model/editor-context';

/** Milliseconds that a row stands out. */
const FLASH = 1400;

/** Brings a row into view when something was done with its component, and gives the focus to what it was done with. */
export function useShown(componentId: string, row: RefObject<HTMLElement | null>): void {
  const { look } = useCartScreen();
  const shown = useCartView((view) => (view.shown?.componentId === componentId ? view.shown : null));
  useEffect(
    function showRow() {
      if (!shown || !row.current) return;
      look({ shown: null });
      row.current.scrollIntoView({ block: 'nearest' });
      const control = row.current.querySelector<HTMLElement>(`[data-control="${shown.focus}"]`);
      // After a menu or a dialog that closes with it has given the focus back to where it came from.
      requestAnimationFrame(() => control?.focus());
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      row.current.animate([{ background: '#cfe6ea' }, { background: 'transparent' }], FLASH);
    },
    [shown, row, look],
  );
}
