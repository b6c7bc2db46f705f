import type { CatalogueIndex } from '../catalogue/index/catalogue-index';

/** What is known of a shop's products. */
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

/** Who looks. */
export interface ListContext {
  /** The price country of the shopper's country (`MirroredPlace`). */
  readonly priceCountry: string;
  /** Of the page, as Shopify writes locales; null where it isn't known. */
  readonly language: string | null;
  /** The collation of the market's language: see `collation`. */
  readonly compareNames: (a: string, b: string) => number;
}
