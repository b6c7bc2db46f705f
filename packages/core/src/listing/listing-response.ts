import type { MirroredSwatch } from '../catalogue/mirrored-product';
import type { Filter } from './filters/filter-types';
import type { Paging } from './listing';
import type { TileContent } from './listing-rules';

/**
 * Answer of a listing for a page of a store. Our server answers it as a Liquid template, which the store renders in the page's
 * own market: so prices, translations and the form of amounts are the store's, and no price is ours. `Amount` is what the text
 * of an amount is: where the answer is made for a store, what the store will write.
 */
export interface ListingResponse<Amount = string> {
  readonly version: typeof LISTING_RESPONSE_VERSION;
  /** Products on all pages. */
  readonly total: number;
  /** From 1. `pages` is 0 where nothing is listed. */
  readonly page: number;
  readonly pages: number;
  /**
   * A store's Liquid finds twenty products by their handles, so a page of more comes in parts: `part` of the query asks for
   * one, from 1. `parts` is how many there are, at least 1.
   */
  readonly parts: number;
  /** What was searched; null where nothing was. */
  readonly searched: ListedSearch | null;
  /** How the page looks; absent: as the block has printed it. */
  readonly look?: ListedLook | null | undefined;
  /** The variant of a running test that was asked for and is listed; absent: none. The part that asks for it reads it. */
  readonly variant?: ListedVariant;
  /** As `sort_by` has it in addresses. */
  readonly sort: string;
  /** Without a label, the order is called as the page's language has it. */
  readonly sorts: readonly { readonly value: string; readonly label: string | null }[];
  readonly paging: Paging;
  /** In the order in which they are shown; in further parts of a page none. */
  readonly facets: readonly ListedFacet<Amount>[];
  readonly products: readonly ListedProduct[];
  /** Of the page; in further parts of it none. */
  readonly tiles: readonly ListedTile[];
}

/** Raised when the answer changes its meaning; a script leaves the page as it is for one that it doesn't know. */
export const LISTING_RESPONSE_VERSION = 2;

/** Products in a part of a page. Source: Shopify Liquid, `all_products`. */
export const PRODUCTS_PER_PART = 20;

/** Name of the variant that is asked for in the address of a list: `test.variant`. */
export const VARIANT_PARAM = 'variant';

/** Variant of a campaign's test, with what the block has printed of the control. */
export interface ListedVariant {
  /** As it was asked for. */
  readonly key: string;
  /** Empty: the collection's own. */
  readonly title: string;
  readonly layout: string;
  readonly layoutMode: string;
  /** On wide, medium and narrow screens. */
  readonly columns: readonly number[];
}

/** A tile of the merchant's between products. */
export interface ListedTile extends TileContent {
  /** How many of the page's products stand before it. */
  readonly after: number;
}

/** In the address of a search: with `1`, nothing is taken for a misspelling. Ours, Shopify knows none. */
export const AS_TYPED = 'as_typed';

export interface ListedSearch {
  /** As it was typed. */
  readonly text: string;
  /** What was searched instead, because words of the text are misspelt; null where it is what was typed. */
  readonly meant: string | null;
  /** Where whoever sent this search goes instead of reading the list: a path of the store, or a web address. */
  readonly redirect?: string | null;
}

/** Layout of a page by the merchant. Texts that were left at their default are said in the page's language. */
export interface ListedLook {
  /** With `{term}` and `{count}`. */
  readonly title: string;
  readonly soldOut: string;
  /** What the button that adds a product is called; empty: cards have none. */
  readonly add: string;
  /** Attributes `data-…` of the block: where filters are, and columns, as the Liquid of collections prints them. */
  readonly data: {
    readonly layout: string;
    readonly layoutMode: string;
    readonly columns: string;
    /** What tells whether a filter is open, and where a card has its picture. */
    readonly filterStyle: string;
    readonly productLayout: string;
  };
  /** Properties of the block, as its attribute `style` has them: columns, spacing, and the colours that are set. */
  readonly style: string;
}

/** A product as its card shows it. */
export interface ListedProduct {
  /** Shopify's number. */
  readonly id: number;
  readonly title: string;
  /** In the page's market, from the root of the store; of the variant where the card is about one of some. */
  readonly url: string;
  readonly image: ListedImage | null;
  /** In the store's own form of amounts, of the variant that the card is about (`listing/card`). */
  readonly price: string;
  /** Whether other variants that are meant cost more; or less, where the card is about the dearest. */
  readonly priceVaries: boolean;
  /** Absent: the cheapest. */
  readonly isHighest?: boolean | undefined;
  /** What that variant is reduced from; null where it is not, whatever others are. */
  readonly compareAtPrice: string | null;
  readonly available: boolean;
  /** The only variant, which can be added from the card; null where a shopper has to choose. */
  readonly variantId: number | null;
  /** What stands on the card of a featured product. */
  readonly badge: string | null;
  /** What shoppers think of it; null where nobody has rated it, absent where cards don't say it. */
  readonly rating?: ListedRating | null | undefined;
  /**
   * Further pictures and swatches: JSON of `CardMedia` as text. Absent or null: none. Unchecked, since only the lazy part that
   * shows them reads it (`readCardMedia`).
   */
  readonly media?: unknown;
}

export interface ListedRating {
  /** The plain average, to a tenth. */
  readonly value: number;
  /** Out of how many; a whole number. */
  readonly scale: number;
  /** How many have rated it, at least 1. */
  readonly count: number;
}

/** Values of a filter that can be chosen, each with the number of products that it would leave beside the other filters. */
export type ListedFacet<Amount = string> = {
  readonly type: Filter['type'];
  /** As addresses have it: `filter.v.option.size`. */
  readonly param: string;
  /** As the merchant calls it; null: what filters of its type are called in the page's language. */
  readonly label: string | null;
} & (
  | {
      readonly kind: 'values';
      readonly values: readonly ListedValue[];
      /** How many values more there are than were sent. */
      readonly more: number;
    }
  /** Null ends: nothing is left between which to choose, or no end is chosen. */
  | {
      readonly kind: 'range';
      readonly least: ListedNumber<Amount> | null;
      readonly most: ListedNumber<Amount> | null;
      readonly from: ListedNumber<Amount> | null;
      readonly to: ListedNumber<Amount> | null;
    }
);

export interface ListedValue {
  /** As addresses have it: of availability `1` and `0`, of a boolean `true` and `false`. */
  readonly value: string;
  /** What it is called in the page's language; absent: as addresses have it. */
  readonly text?: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly swatch: MirroredSwatch | null;
}

/** A number, or an amount of the page's market. */
export interface ListedNumber<Amount = string> {
  /** As addresses have it, of amounts in major units: `9.50`. */
  readonly value: string;
  /** Of amounts in the store's own form. */
  readonly text: string | Amount;
}

export interface ListedImage {
  /** Of Shopify's CDN: takes `&width=`. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
