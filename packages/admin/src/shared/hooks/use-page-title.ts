import { useEffect } from 'react';
import { createStore } from '../state/store';

/** Title of a page, and the page above it, to which “back” leads. */
export interface PageHead {
  readonly title: string;
  readonly back: { readonly label: string; readonly path: string } | null;
}

/** Title of the page that shows. The host says it where its own bar is, if it has one. */
export const pageHead = createStore<PageHead>({ title: '', back: null });

/** Names the page, in the browser's tab and history and in the host's bar. */
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
