import type { CollectionContent } from '@cartwright/core/contract/preview';
import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { withPage } from '../listing/page-address';

/**
 * A list of which the frame asks the editor for further pages. The editor has one page at a time, the one that was asked for
 * last; what has grown of them is the frame's.
 */
export interface GrownList {
  /** What is to be drawn of what the editor has sent: a further page is none of its own. */
  readonly takeUp: (content: CollectionContent) => CollectionContent;
  /** A further page of the list; null when it cannot be had. */
  readonly page: (number: number) => Promise<ListingResponse | null>;
  /** Shows the list as it has grown from now on, until another one is there. */
  readonly grow: (list: ListingResponse) => void;
}

/** `ask` tells the editor of an address. */
export function grownList(ask: (search: string) => void): GrownList {
  /** What was there before further pages were asked for, as it was sent. */
  let first: CollectionContent | null = null;
  /** The further page that was sent last. */
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
        // By other settings: the list begins again where it began.
        ask(first.search);
        return shown({ ...first, status: 'loading' });
      }
      if (content.status !== 'there') return shown(content);
      if (first && sameList(content, first)) {
        // What grows knows the list by its identity.
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

/** The same is sent again with another selection, or another state of the store. */
function sameList(content: CollectionContent, before: CollectionContent | null): boolean {
  return content.search === before?.search && JSON.stringify(content.list) === JSON.stringify(before.list);
}
