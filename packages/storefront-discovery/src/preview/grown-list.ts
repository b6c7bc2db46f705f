import type { CollectionContent } from '@cartwright/core/contract/preview';
import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { withPage } from '../listing/page-address';

/**
 * Growing list whose further pages are requested from the editor. The editor only has the last requested page; the
 * frame accumulates them.
 */
export interface GrownList {
  /** Content to render for what the editor sent; a further page isn't content of its own. */
  readonly takeUp: (content: CollectionContent) => CollectionContent;
  /** Requests a further page of the list; null on failure. */
  readonly page: (number: number) => Promise<ListingResponse | null>;
  /** Shows the grown list until another one arrives. */
  readonly grow: (list: ListingResponse) => void;
}

/** `ask` reports a query to the editor. */
export function grownList(ask: (search: string) => void): GrownList {
  /** Content as sent before further pages were requested. */
  let first: CollectionContent | null = null;
  /** Last received further page. */
  let further: CollectionContent | null = null;
  let grown: ListingResponse | null = null;
  let awaited: { readonly search: string; readonly settle: (page: ListingResponse | null) => void } | null =
    null;

  const shown = (content: CollectionContent) => (grown ? { ...content, list: grown } : content);

  function settle(page: ListingResponse | null): void {
    awaited?.settle(page);
    awaited = null;
  }

  return {
    takeUp(content) {
      const isFurther = first !== null && content.search === (awaited ?? further)?.search;
      if (first && isFurther && awaited) {
        if (content.status === 'there') further = content;
        if (content.status !== 'loading') settle(content.status === 'there' ? content.list : null);
        return shown(first);
      }
      settle(null);
      if (first && isFurther && content.status === 'there') {
        if (sameList(content, further)) return shown(first);
        // Settings have changed: restarts the list.
        ask(first.search);
        return shown({ ...first, status: 'loading' });
      }
      if (content.status !== 'there') return shown(content);
      if (first && sameList(content, first)) {
        // Infinite scroll identifies the list by reference.
        first = { ...content, list: first.list };
      } else {
        first = content;
        further = null;
        grown = null;
      }
      return shown(first);
    },
    page(number) {
      const search = withPage(first?.search ?? '', number);
      settle(null);
      return new Promise((resolve) => {
        awaited = { search, settle: resolve };
        ask(search);
      });
    },
    grow(list) {
      grown = list;
    },
  };
}

/** Whether the list is unchanged; it is sent again on another selection or store state. */
function sameList(content: CollectionContent, before: CollectionContent | null): boolean {
  return content.search === before?.search && JSON.stringify(content.list) === JSON.stringify(before.list);
}
