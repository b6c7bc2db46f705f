import type { PageKind } from '@cartwright/core/analytics/analytics-events';

/** A session that nobody has had: what it saw and did on the pages of a store, the first page first. */
export interface MadeUpVisit {
  /** UUIDs. */
  readonly visitor: string;
  readonly session: string;
  /** ISO 3166-1, and BCP 47. */
  readonly country: string;
  readonly language: string;
  readonly views: readonly PageView[];
}

export interface PageView {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: PageKind;
  /** Of a product's page. */
  readonly productId?: number;
  readonly list?: ListView;
  readonly cart?: CartView;
  /** The link that the session's cart has from here on. */
  readonly link?: string;
  /** Whether the shopper goes to checkout from here. */
  readonly goesToCheckout?: boolean;
}

/** A list of products on a page: of a collection, of a search, or of the panel below a search field. */
export type ListView = (
  | { readonly subject: 'collection'; readonly id: number }
  | { readonly subject: 'search'; readonly query: string; readonly isPanel: boolean }
) & {
  /** Products that it has. */
  readonly results: number;
  /** Products that were on the screen for a second. */
  readonly seen: readonly ListedProduct[];
  readonly clicked: readonly ListedProduct[];
  readonly added: readonly (ListedProduct & { readonly variantId: number })[];
  /** The order that was chosen, as `sort_by` has it; null: none was. */
  readonly sort: string | null;
  /** The values of filters that were chosen, as addresses have them. */
  readonly filters: readonly string[];
};

export interface ListedProduct {
  readonly productId: number;
  /** From 1. */
  readonly position: number;
}

/** The cart as a shopper opens it. */
export interface CartView {
  /** After discounts, in subunits of `currency` (ISO 4217). */
  readonly total: number;
  readonly currency: string;
  /** The same in subunits of the shop's currency. */
  readonly shopTotal: number;
}
