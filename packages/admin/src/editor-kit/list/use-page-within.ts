import { useEffect } from 'react';

/** Turns from a page behind the end of a list to its last one; `last` is undefined until it is known. */
export function usePageWithin(page: number, last: number | undefined, turnTo: (page: number) => void): void {
  useEffect(
    function leavePageBehindTheEnd() {
      if (last !== undefined && last > 0 && page > last) turnTo(last);
    },
    [page, last, turnTo],
  );
}
