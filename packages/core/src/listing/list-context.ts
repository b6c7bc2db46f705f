import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { FilterContext } from './filters/filter-definition';

/** Catalogue of a shop, as far as it is mirrored. */
export interface ListedCatalogue {
  readonly index: CatalogueIndex;
  /** Title ranks by product id, in the market's language: see `titleRanks`. Missing products come last. */
  readonly titleRanks: ReadonlyMap<number, number>;
  /** Sales by product over a number of days, today included. Missing products had none. */
  soldIn(days: number): ReadonlyMap<number, Sold>;
}

/** Units and revenue less refunds, revenue in subunits of the shop's currency; distinct orders. */
export interface Sold {
  readonly units: number;
  readonly revenue: number;
  readonly orders: number;
}

/** Context of the shopper who views a list: that of filters. */
export type ListContext = FilterContext;
