import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to the control in `around` that lost it because it is disabled while something is under way. */
export function useFocusKept(busy: boolean, container: RefObject<HTMLElement | null>): void {
  const wasBusy = useRef(busy);
  useEffect(
    function giveBack() {
      const ended = wasBusy.current && !busy;
      wasBusy.current = busy;
      // Who went on meanwhile stays there.
      if (!ended || document.activeElement !== document.body) return;
      container.current?.querySelector<HTMLElement>('button, select')?.focus();
    },
    [busy, container],
  );
}
