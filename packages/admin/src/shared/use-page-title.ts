import { useEffect } from 'react';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(
    function nameThePage() {
      document.title = `${title} · Cartwright`;
    },
    [title],
  );
}
