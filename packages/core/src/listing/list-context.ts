import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { FilterContext } from './filters/filter-definition';

/** Catalogue of a shop, as far as it is known. */
export interface ListedCatalogue {
  readonly index: CatalogueIndex;
  /** By product id, in the market's language: see `titleRanks`. A product that it doesn't have comes last. */
  readonly titleRanks: ReadonlyMap<number, number>;
  /** What was sold by product in so many days, today among them. What it doesn't have was not sold. */
  soldIn(days: number): ReadonlyMap<number, Sold>;
}

/** Units and revenue less refunds, revenue in subunits of the shop's currency; distinct orders. */
export interface Sold {
  readonly units: number;
  readonly revenue: number;
  readonly orders: number;
}

/** Who looks: nothing more is asked of a shopper than filters ask. */
export type ListContext = FilterContext;
