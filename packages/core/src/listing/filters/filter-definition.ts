import type { CatalogueIndex } from '../../catalogue/index/catalogue-index';
import type { Choice } from './choice';
import type { FacetContent } from './facet';

/** Context of the shopper who filters. */
export interface FilterContext {
  /** Price country of the shopper's country (`MirroredPlace`). */
  readonly priceCountry: string;
  /** Page's language, as Shopify writes locales; null if unknown. */
  readonly language: string | null;
  /** Collation of the market's language: see `collation`. */
  readonly compareNames: (a: string, b: string) => number;
}

/** Definition of one type of filter. `Own` has a filter's fields besides its label. */
export interface FilterDefinition<Own> {
  /**
   * Parameter in addresses, named as Shopify names it: a link means the same to its theme. Source: Shopify, storefront
   * filtering.
   */
  readonly param: (filter: Own) => string;
  /** Subject of tests and counts: positions of variants, or rows of products. */
  readonly of: 'variants' | 'products';
  /** Whether single values can be chosen. */
  readonly hasValues: boolean;
  /** Kind of range that can be chosen; null: none. `amounts` are of the market, in subunits. */
  readonly range: 'amounts' | 'numbers' | null;
  /** Predicate of the values that it offers; absent: all. */
  readonly offers?: (filter: Own) => (value: string) => boolean;
  /** Predicate of positions or rows that pass; null: everything passes. */
  readonly test: (
    index: CatalogueIndex,
    filter: Own,
    choice: Choice,
    context: FilterContext,
  ) => ((at: number) => boolean) | null;
  /** Counts the values, or finds the bounds, that can be chosen. */
  readonly tally: (index: CatalogueIndex, filter: Own, context: FilterContext) => Tally;
  /** Label in a language; absent: the merchant's. */
  readonly labelIn?: (
    index: CatalogueIndex,
    filter: Own & { readonly label: string },
    language: string | null,
  ) => string;
  /** Option whose values have swatches; absent: none. */
  readonly swatched?: (filter: Own) => string;
}

export interface Tally {
  /**
   * Counts a product (its place among the candidates) by its row, or by variants beside each other that pass all other
   * filters: from a place to before another.
   */
  readonly add: (from: number, to: number, product: number) => void;
  /** Null if there is nothing to choose, and nothing is chosen. */
  readonly facet: (choice: Choice | null) => FacetContent | null;
}
