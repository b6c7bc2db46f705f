import type { PricedBy } from './card';
import type { Filter } from './filters/filter-types';

/**
 * Rules of a list, compiled from a merchant's settings: only what is served stands here, in the order in which it is served.
 * Amounts are subunits of the market's currency, ids Shopify's numbers.
 */
export interface ListingRules {
  /** At most ten distinct filters. */
  readonly filters: readonly Filter[];
  /** At most ten distinct sorts. The first is the default. */
  readonly sorts: readonly Sort[];
  readonly excludedProducts: readonly number[];
  /** Tags whose products aren't listed. */
  readonly excludedTags: readonly string[];
  /** Collections whose products aren't listed. */
  readonly excludedCollections: readonly number[];
  readonly pins: Pins | null;
  readonly outOfStock: OutOfStock;
  /** Distinct positions on each page. */
  readonly tiles: readonly Tile[];
  readonly pagination: PaginationType;
  /** Label of the button for more; empty: the page language's default. */
  readonly loadMoreText: string;
  readonly amountPerPage: number;
  /** Page sizes that a shopper may choose. */
  readonly limitOptions: readonly (number | typeof ALL)[];
}

/** Pagination: numbered pages, with a choice of their size, a button, or infinite scroll. */
export const PAGINATION_TYPES = [
  'default',
  'default_with_dropdown',
  'load_more',
  'continuous_scroll',
] as const;
export type PaginationType = (typeof PAGINATION_TYPES)[number];

/** Page size that loads everything in batches. */
export const ALL = 'all';

export const SORT_KEYS = [
  'featured',
  'best-sellers',
  'highest-price',
  'lowest-price',
  'new-arrivals',
  'oldest',
  'highest-rating',
  'lowest-rating',
  'name-ascending',
  'name-descending',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Whether a sort order depends on the language. */
export const isByName = (key: SortKey | undefined): boolean =>
  key === 'name-ascending' || key === 'name-descending';

/** Variant that products are priced by in a sort order, so that cards show what they are sorted by. */
export const pricedBy = (sort: Pick<Sort, 'key'> | undefined): PricedBy =>
  sort?.key === 'highest-price' ? 'highest' : 'lowest';

export interface Sort {
  readonly key: SortKey;
  readonly label: string;
  /** For best-sellers: the measure, and the days that it covers, today included. */
  readonly lookback: Lookback;
}

export interface Lookback {
  readonly days: number;
  readonly of: 'units' | 'revenue' | 'orders';
}

/** Products that come first, in this order, if they are listed. */
export interface Pins {
  readonly productIds: readonly number[];
  /** Whether they are pinned under every sort, or only under `featured`. */
  readonly always: boolean;
  readonly badge: string | null;
}

/** `end`: sold-out products come last. */
export type OutOfStock = 'all' | 'hide' | 'end';

export interface Tile {
  readonly id: string;
  readonly page: 'everyPage' | 'firstPage';
  /** Cell of the page, from 1. */
  readonly position: number;
  readonly content: TileContent;
}

/** Content of a tile. */
export interface TileContent {
  /** Alternative text of the image. */
  readonly name: string;
  /** Image address that a store's page may load. */
  readonly image: string;
  /** Link target: a path of the store, or a web address. Null: none. */
  readonly link: string | null;
}
