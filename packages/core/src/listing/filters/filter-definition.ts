import type { CatalogueIndex } from '../../catalogue/index/catalogue-index';
import type { Choice } from './choice';
import type { FacetContent } from './facet';

/** Who filters. */
export interface FilterContext {
  /** The price country of the shopper's country (`MirroredPlace`). */
  readonly priceCountry: string;
  /** Of the page, as Shopify writes locales; null where it isn't known. */
  readonly language: string | null;
  /** The collation of the market's language: see `collation`. */
  readonly compareNames: (a: string, b: string) => number;
}

/** Definition of how products are filtered by one type of filter. `Own` is what a filter of the type says besides its label. */
export interface FilterDefinition<Own> {
  /** What Shopify calls it in addresses: a link means the same to its theme. Source: Shopify, storefront filtering. */
  readonly param: (filter: Own) => string;
  /** What is tested and counted: places of variants, or rows of products. */
  readonly of: 'variants' | 'products';
  /** Whether values of it can be chosen. */
  readonly hasValues: boolean;
  /** What lies between two numbers, where that can be chosen: `amounts` are of the market, in subunits. */
  readonly range: 'amounts' | 'numbers' | null;
  /** Which values it offers; absent: all. */
  readonly offers?: (filter: Own) => (value: string) => boolean;
  /** Whether something passes that stands at a place or in a row; null: everything does. */
  readonly test: (
    index: CatalogueIndex,
    filter: Own,
    choice: Choice,
    context: FilterContext,
  ) => ((at: number) => boolean) | null;
  /** Counts what can be chosen. */
  readonly tally: (index: CatalogueIndex, filter: Own, context: FilterContext) => Tally;
  /** What it is called in a language; absent: as the merchant says. */
  readonly labelIn?: (
    index: CatalogueIndex,
    filter: Own & { readonly label: string },
    language: string | null,
  ) => string;
  /** The option whose values have swatches; absent: none. */
  readonly swatched?: (filter: Own) => string;
}

export interface Tally {
  /**
   * Counts a product (its place among the candidates) by its row, or by variants beside each other that pass all other
   * filters: from a place to before another.
   */
  readonly add: (from: number, to: number, product: number) => void;
  /** Null where there is nothing to choose, and nothing is chosen. */
  readonly facet: (choice: Choice | null) => FacetContent | null;
}
