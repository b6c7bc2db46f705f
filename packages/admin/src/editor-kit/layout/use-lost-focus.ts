import { type RefObject, useEffect, useRef } from 'react';

/** Stable function that tells whether the focus was lost. */
export type LostFocus = RefObject<() => boolean>;

/** Whether the last focused element was removed or hidden. */
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
