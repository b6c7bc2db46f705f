import { type RefObject, useEffect, useRef } from 'react';

/** Restores the focus to a control within `around` that lost it by being disabled while busy. */
export function useFocusKept(busy: boolean, container: RefObject<HTMLElement | null>): void {
  const wasBusy = useRef(busy);
  useEffect(
    function giveBack() {
      const ended = wasBusy.current && !busy;
      wasBusy.current = busy;
      // Not if the focus has moved on.
      if (!ended || document.activeElement !== document.body) return;
      container.current?.querySelector<HTMLElement>('button, select')?.focus();
    },
    [busy, container],
  );
}
