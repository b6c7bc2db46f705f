import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/messages';

/** The grid of a collection, as what lets it grow has it. */
export interface Grid {
  readonly content: HTMLElement;
  readonly messages: Messages;
  /** Tells the lists of a tab apart. */
  readonly key: () => string;
  /** The list that is there, also while another one is on its way. */
  readonly state: () => {
    readonly response: ListingResponse;
    readonly status: 'there' | 'loading' | 'failed';
  };
  /** A page of the list that is there; null when it cannot be had. */
  readonly ask: (page: number) => Promise<ListingResponse | null>;
  /** Shows more of the list, or reads something out, at the address that it has. */
  readonly change: (changes: { readonly response?: ListingResponse; readonly said?: string }) => void;
  /** Says in the address which page is seen. It is no step of Back. */
  readonly seePage: (page: number) => void;
  /** Shows the list from its first page on, by what it is now. */
  readonly restart: () => void;
}

/** Infinite scroll of a list, where pages aren't turned. */
export interface InfiniteList {
  /** What stands before and after the grid. */
  readonly around: () => { readonly before: ReactNode; readonly after: ReactNode };
  /** To be called after each drawing. */
  readonly drawn: () => void;
}

/** The file `infinite-scroll-part.tsx`. */
export interface InfiniteScrollPart {
  readonly infiniteList: (grid: Grid) => InfiniteList;
  /**
   * The list that was left at an address a short while ago, and a way back to where it was looked at; null where none is
   * kept.
   */
  readonly keptList: (
    key: string,
    read: (response: string) => ListingResponse | null,
  ) => { readonly list: ListingResponse; readonly goBack: (content: HTMLElement) => void } | null;
}
