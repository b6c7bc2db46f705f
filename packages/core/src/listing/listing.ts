import type { Card } from './card-among';
import type { FacetContent } from './filters/facet';
import type { Filter } from './filters/filter-types';
import type { ALL, Lookback, PaginationType, Sort, SortKey, TileContent } from './listing-rules';

/** A page of a list, with what can be chosen of it and why everything stands where it does. */
export interface Listing {
  /** Products on all pages. */
  readonly total: number;
  /** As it was asked for, at least 1; `pages` is 0 where nothing is listed. */
  readonly page: number;
  readonly pages: number;
  /** Products on a full page. */
  readonly size: number;
  readonly cells: readonly Cell[];
  readonly facets: readonly Facet[];
  readonly sort: SortKey;
  readonly sorts: readonly Sort[];
  readonly paging: Paging;
}

/** Paging of a list for shoppers. */
export interface Paging {
  readonly type: PaginationType;
  /** What the button for more is called; empty: as the page's language has it. */
  readonly loadMoreText: string;
  /** Products on a page, as it was asked for, or `all`. */
  readonly limit: Limit;
  /** What shoppers can choose instead, in order of size, with what holds without a choice. Empty: nothing. */
  readonly limits: readonly Limit[];
}

/** Products on a page; `all` comes in batches. */
export type Limit = number | typeof ALL;

export interface ProductCell {
  readonly kind: 'product';
  readonly id: number;
  /** What its card says by the variants that are meant. */
  readonly card: Card;
  readonly badge: string | null;
  readonly why: Why;
}

export type Cell =
  | ProductCell
  | { readonly kind: 'tile'; readonly id: string; readonly content: TileContent };

/** Why a product stands where it does. A sold-out product that comes after all others says so besides. */
export interface Why {
  readonly by:
    | { readonly reason: 'pinned' | 'order' | 'name' }
    | { readonly reason: 'sales'; readonly sold: number; readonly lookback: Lookback }
    /** Subunits of the market's currency. */
    | { readonly reason: 'price'; readonly amount: number }
    /** Epoch milliseconds. */
    | { readonly reason: 'date'; readonly at: number }
    /** The plain average, out of how many. */
    | { readonly reason: 'rating'; readonly value: number; readonly scale: number; readonly count: number }
    | { readonly reason: 'unrated' };
  readonly soldOutLast: boolean;
}

/** Values of a filter that can be chosen, each with the number of products that it would leave beside the other filters. */
export type Facet = {
  readonly filter: Filter;
  readonly param: string;
  /** What it is called, in the page's language where the merchant has left it as the products have it. */
  readonly label: string;
} & FacetContent;
