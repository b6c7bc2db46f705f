import type { Card } from './card-among';
import type { FacetContent } from './filters/facet';
import type { Filter } from './filters/filter-types';
import type { ALL, Lookback, PaginationType, Sort, SortKey, TileContent } from './listing-rules';

/** Page of a list, with its facets and the reasons for each product's position. */
export interface Listing {
  /** Number of products on all pages. */
  readonly total: number;
  /** Requested page, at least 1; `pages` is 0 for an empty list. */
  readonly page: number;
  readonly pages: number;
  /** Number of products on a full page. */
  readonly size: number;
  readonly cells: readonly Cell[];
  readonly facets: readonly Facet[];
  readonly sort: SortKey;
  readonly sorts: readonly Sort[];
  readonly paging: Paging;
}

/** Pagination of a list for shoppers. */
export interface Paging {
  readonly type: PaginationType;
  /** Label of the button for more; empty: the page language's default. */
  readonly loadMoreText: string;
  /** Requested page size, or `all`. */
  readonly limit: Limit;
  /** Page sizes that shoppers can choose, ascending, with the default. Empty: no choice. */
  readonly limits: readonly Limit[];
}

/** Page size; `all` comes in batches. */
export type Limit = number | typeof ALL;

export interface ProductCell {
  readonly kind: 'product';
  readonly id: number;
  /** Card by its listed variants. */
  readonly card: Card;
  readonly badge: string | null;
  readonly why: Why;
}

export type Cell =
  | ProductCell
  | { readonly kind: 'tile'; readonly id: string; readonly content: TileContent };

/** Reason for a product's position, and whether it comes last because it is sold out. */
export interface Why {
  readonly by:
    | { readonly reason: 'pinned' | 'order' | 'name' }
    | { readonly reason: 'sales'; readonly sold: number; readonly lookback: Lookback }
    /** In subunits of the market's currency. */
    | { readonly reason: 'price'; readonly amount: number }
    /** Epoch milliseconds. */
    | { readonly reason: 'date'; readonly at: number }
    /** Plain average, and maximum rating. */
    | { readonly reason: 'rating'; readonly value: number; readonly scale: number; readonly count: number }
    | { readonly reason: 'unrated' };
  readonly soldOutLast: boolean;
}

/** Values of a filter, each with the number of products that it would leave beside the other filters. */
export type Facet = {
  readonly filter: Filter;
  readonly param: string;
  /** Label; in the page's language if the merchant hasn't changed the products' own. */
  readonly label: string;
} & FacetContent;
