import { useEffect } from 'react';

/** Goes to the last page if `page` is beyond it; `last` is undefined while unknown. */
export function usePageWithin(page: number, last: number | undefined, turnTo: (page: number) => void): void {
  useEffect(
    function leavePageBehindTheEnd() {
      if (last !== undefined && last > 0 && page > last) turnTo(last);
    },
    [page, last, turnTo],
  );
}
