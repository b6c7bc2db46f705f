import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/messages';

/** Grid of a collection, as used by infinite scroll. */
export interface Grid {
  readonly content: HTMLElement;
  readonly messages: Messages;
  /** Storage key of the list, unique within the tab. */
  readonly key: () => string;
  /** Current list, also while another one is loading. */
  readonly state: () => {
    readonly response: ListingResponse;
    readonly status: 'there' | 'loading' | 'failed';
  };
  /** Requests a page of the current list; null on failure. */
  readonly ask: (page: number) => Promise<ListingResponse | null>;
  /** Updates the list or the live region, without changing the URL. */
  readonly change: (changes: { readonly response?: ListingResponse; readonly said?: string }) => void;
  /** Updates the URL to the visible page, without a history entry. */
  readonly seePage: (page: number) => void;
  /** Reloads the list from its first page. */
  readonly restart: () => void;
}

/** Infinite scroll of a list without pagination. */
export interface InfiniteList {
  /** Content before and after the grid. */
  readonly around: () => { readonly before: ReactNode; readonly after: ReactNode };
  /** Callback after each render. */
  readonly drawn: () => void;
}

/** File `infinite-scroll-part.tsx`. */
export interface InfiniteScrollPart {
  readonly infiniteList: (grid: Grid) => InfiniteList;
  /** List stored recently for a URL, with a function that restores its scroll position; null if there is none. */
  readonly keptList: (
    key: string,
    read: (response: string) => ListingResponse | null,
  ) => { readonly list: ListingResponse; readonly goBack: (content: HTMLElement) => void } | null;
}
