import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

/** Draws its children one after another, and the browser answers between them: together they would hold it too long. */
export function OneByOne({ children }: { children: ReactNode }) {
  const all = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(1);
  useEffect(
    function drawNext() {
      if (drawn < all.length) startTransition(() => setDrawn(drawn + 1));
    },
    [drawn, all.length],
  );
  return all.slice(0, drawn);
}
