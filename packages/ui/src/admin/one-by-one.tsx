import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

/**
 * Renders its children one at a time, yielding to the browser in between. `first` is the index
 * (from 0) of the one to start with; the others follow in order.
 */
export function OneByOne({ first = 0, children }: { readonly first?: number; readonly children: ReactNode }) {
  const all = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(1);
  useEffect(
    function drawNext() {
      if (drawn < all.length) startTransition(() => setDrawn(drawn + 1));
    },
    [drawn, all.length],
  );
  const isDrawn = (place: number) => place === first || (place < first ? place + 1 : place) < drawn;
  return all.filter((_, place) => isDrawn(place));
}
