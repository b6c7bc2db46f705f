import { useEffect } from 'react';
import { createStore } from '../state/store';

/** Page title, and parent page for the back button. */
export interface PageHead {
  readonly title: string;
  readonly back: { readonly label: string; readonly path: string } | null;
}

/** Title of the current page, shown in the host's bar if it has one. */
export const pageHead = createStore<PageHead>({ title: '', back: null });

/** Sets the page title in browser tab, history and host's bar. */
export function usePageTitle(title: string, back: PageHead['back'] = null): void {
  const { label, path } = back ?? {};
  useEffect(
    function nameThePage() {
      document.title = `${title} · Cartwright`;
      const above = label === undefined || path === undefined ? null : { label, path };
      pageHead.set({ title, back: above });
    },
    [title, label, path],
  );
}
