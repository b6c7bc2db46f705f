import { useEffect, useState } from 'react';

/** Width in CSS pixels of the element that gets the ref, as it changes; 0 until it is known. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(
    function measure() {
      if (!element) return;
      const observer = new ResizeObserver(() => setWidth(element.clientWidth));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return [setElement, width];
}
