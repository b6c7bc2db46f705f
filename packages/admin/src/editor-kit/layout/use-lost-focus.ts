import { type RefObject, useEffect, useRef } from 'react';

/** Asks whether the focus was lost; stays the same. */
export type LostFocus = RefObject<() => boolean>;

/** Whether the focus was lost with what had it last: that was taken out of the page, or is not to be seen. */
export function useLostFocus(): LostFocus {
  const last = useRef<Element | null>(null);
  useEffect(function follow() {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return useRef(() => {
    const { activeElement, body } = document;
    if (activeElement === body) return last.current !== null && !last.current.isConnected;
    return activeElement instanceof HTMLElement && activeElement.offsetParent === null;
  });
}
