import type { PricedBy } from './card';
import type { Filter } from './filters/filter-types';

/**
 * Rules of a list, compiled from a merchant's settings: only what is served stands here, in the order in which it is served.
 * Amounts are subunits of the market's currency, ids Shopify's numbers.
 */
export interface ListingRules {
  /** At most ten, no two of the same. */
  readonly filters: readonly Filter[];
  /** At most ten, none twice. The first is the default. */
  readonly sorts: readonly Sort[];
  readonly excludedProducts: readonly number[];
  /** Products with one of these tags are not listed. */
  readonly excludedTags: readonly string[];
  /** Products of one of these aren't either. */
  readonly excludedCollections: readonly number[];
  readonly pins: Pins | null;
  readonly outOfStock: OutOfStock;
  /** No two at one place of one page. */
  readonly tiles: readonly Tile[];
  readonly pagination: PaginationType;
  /** What the button for more is called; empty: as the page's language has it. */
  readonly loadMoreText: string;
  readonly amountPerPage: number;
  /** What a shopper may choose instead. */
  readonly limitOptions: readonly (number | typeof ALL)[];
}

/** Ways further than the first page: by numbered pages, a button, or by scrolling. */
export const PAGINATION_TYPES = [
  'default',
  'default_with_dropdown',
  'load_more',
  'continuous_scroll',
] as const;
export type PaginationType = (typeof PAGINATION_TYPES)[number];

/** A limit that comes in batches. */
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

/** Whether an order is another one in each language. */
export const isByName = (key: SortKey | undefined): boolean =>
  key === 'name-ascending' || key === 'name-descending';

/** By which of their variants products are priced under an order, so that the cards say what they stand by. */
export const pricedBy = (sort: Pick<Sort, 'key'> | undefined): PricedBy =>
  sort?.key === 'highest-price' ? 'highest' : 'lowest';

export interface Sort {
  readonly key: SortKey;
  readonly label: string;
  /** Of best-sellers: what counts, over how many days, today among them. */
  readonly lookback: Lookback;
}

export interface Lookback {
  readonly days: number;
  readonly of: 'units' | 'revenue' | 'orders';
}

/** Products that come first, in this order, where they are listed at all. */
export interface Pins {
  readonly productIds: readonly number[];
  /** Under every sort, or only under `featured`. */
  readonly always: boolean;
  readonly badge: string | null;
}

/** `end`: sold-out products come after all others. */
export type OutOfStock = 'all' | 'hide' | 'end';

export interface Tile {
  readonly id: string;
  readonly page: 'everyPage' | 'firstPage';
  /** The cell of the page that it takes, counted from 1. */
  readonly position: number;
  readonly content: TileContent;
}

/** Content of a tile. */
export interface TileContent {
  /** What shoppers hear who don't see the image. */
  readonly name: string;
  /** An address that a page of a store may load. */
  readonly image: string;
  /** Where it leads: a path of the store, or a web address. Null: nowhere. */
  readonly link: string | null;
}
