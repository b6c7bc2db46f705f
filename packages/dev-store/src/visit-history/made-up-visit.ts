import type { PageKind } from '@cartwright/core/analytics/analytics-events';

/** Generated session: page views and actions, in order. */
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
  /** Product of a product page. */
  readonly productId?: number;
  readonly list?: ListView;
  readonly cart?: CartView;
  /** Cart link of the session from this page on. */
  readonly link?: string;
  /** Whether the shopper continues to checkout. */
  readonly goesToCheckout?: boolean;
}

/** Product list of a collection page, a search page, or the panel below a search field. */
export type ListView = (
  | { readonly subject: 'collection'; readonly id: number }
  | { readonly subject: 'search'; readonly query: string; readonly isPanel: boolean }
) & {
  /** Total number of products. */
  readonly results: number;
  /** Products with an impression (visible for a second). */
  readonly seen: readonly ListedProduct[];
  readonly clicked: readonly ListedProduct[];
  readonly added: readonly (ListedProduct & { readonly variantId: number })[];
  /** Selected sort order as `sort_by`; null for none. */
  readonly sort: string | null;
  /** Selected filter values, as in URLs. */
  readonly filters: readonly string[];
};

export interface ListedProduct {
  readonly productId: number;
  /** Starts at 1. */
  readonly position: number;
}

/** Opened cart. */
export interface CartView {
  /** After discounts, in subunits of `currency` (ISO 4217). */
  readonly total: number;
  readonly currency: string;
  /** Total in subunits of the shop's currency. */
  readonly shopTotal: number;
}
