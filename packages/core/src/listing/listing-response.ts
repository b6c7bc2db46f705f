import type { MirroredSwatch } from '../catalogue/mirrored-product';
import type { Filter } from './filters/filter-types';
import type { Paging } from './listing';
import type { TileContent } from './listing-rules';

/**
 * Response of a listing for a page of a store. The server sends a Liquid template that the store renders in the page's market,
 * so that the store supplies prices and translations and formats amounts. `Amount` is the type of an amount's text: in the
 * template, the Liquid that prints it.
 */
export interface ListingResponse<Amount = string> {
  readonly version: typeof LISTING_RESPONSE_VERSION;
  /** Number of products on all pages. */
  readonly total: number;
  /** Page number, from 1. `pages` is 0 for an empty list. */
  readonly page: number;
  readonly pages: number;
  /**
   * A store's Liquid finds twenty products by their handles, so a longer page is sent in chunks: `part` of the query requests
   * one, from 1. `parts` is their number, at least 1.
   */
  readonly parts: number;
  /** Search of the list; null if there was none. */
  readonly searched: ListedSearch | null;
  /** Layout of the page; absent: the block's own. */
  readonly look?: ListingLook | null | undefined;
  /** Requested variant of a running test, if it is listed; absent: none. Read by the part that requested it. */
  readonly variant?: ListedVariant;
  /** Value of `sort_by` in addresses. */
  readonly sort: string;
  /** Null labels are those of the page's language. */
  readonly sorts: readonly { readonly value: string; readonly label: string | null }[];
  readonly paging: Paging;
  /** In display order; empty in further chunks of a page. */
  readonly facets: readonly ListedFacet<Amount>[];
  readonly products: readonly ListedProduct[];
  /** Tiles of the page; empty in further chunks of it. */
  readonly tiles: readonly ListedTile[];
}

/** Incremented when the response changes its meaning; a script leaves the page as it is for an unknown version. */
export const LISTING_RESPONSE_VERSION = 2;

/** Number of products in a chunk of a page. Source: Shopify Liquid, `all_products`. */
export const PRODUCTS_PER_CHUNK = 20;

/** Address parameter of the requested variant: `test.variant`. */
export const VARIANT_PARAM = 'variant';

/** Variant of a campaign's test, with the fields of the control that the block has printed. */
export interface ListedVariant {
  /** Key as requested. */
  readonly key: string;
  /** Empty: the collection's own title. */
  readonly title: string;
  readonly layout: string;
  readonly layoutMode: string;
  /** Columns on wide, medium and narrow screens. */
  readonly columns: readonly number[];
}

/** Merchant's tile between products. */
export interface ListedTile extends TileContent {
  /** Number of the page's products before it. */
  readonly after: number;
}

/** Search parameter that turns spelling correction off with `1`. Ours: Shopify has none. */
export const AS_TYPED = 'as_typed';

export interface ListedSearch {
  /** Text as typed. */
  readonly text: string;
  /** Corrected text that was searched instead; null if the typed text was. */
  readonly meant: string | null;
  /** Redirect instead of the list: a path of the store, or a web address. */
  readonly redirect?: string | null;
}

/** Merchant's layout of a page. Default texts are shown in the page's language. */
export interface ListingLook {
  /** Title, with `{term}` and `{count}`. */
  readonly title: string;
  readonly soldOut: string;
  /** Label of the button that adds a product to the cart; empty: cards have none. */
  readonly add: string;
  /** Attributes `data-…` of the block: positions of filters, and columns, as the Liquid of collections prints them. */
  readonly data: {
    readonly layout: string;
    readonly layoutMode: string;
    readonly columns: string;
    /** Icon of a filter's state, and position of a card's picture. */
    readonly filterStyle: string;
    readonly productLayout: string;
  };
  /** Value of the block's `style` attribute: columns, spacing, and the set colours. */
  readonly style: string;
}

/** Product on its card. */
export interface ListedProduct {
  /** Shopify's id. */
  readonly id: number;
  readonly title: string;
  /** Path in the page's market, from the root of the store; the variant's if the card shows one of several. */
  readonly url: string;
  readonly image: ListedImage | null;
  /** Price of the card's variant, formatted by the store (`listing/card`). */
  readonly price: string;
  /** Whether other listed variants cost more, or less if the card is about the dearest. */
  readonly priceVaries: boolean;
  /** Whether the price is the highest; absent: the lowest. */
  readonly isHighest?: boolean | undefined;
  /** Compare-at price of that variant; null if that variant isn't reduced. */
  readonly compareAtPrice: string | null;
  readonly available: boolean;
  /** Only variant, which the card can add to the cart; null if a shopper has to choose. */
  readonly variantId: number | null;
  /** Badge of a featured product. */
  readonly badge: string | null;
  /** Rating by shoppers; null without ratings, absent where cards don't show them. */
  readonly rating?: ListedRating | null | undefined;
  /**
   * Further pictures and swatches: JSON of `CardMedia` as text. Absent or null: none. Unchecked, since only the lazy part that
   * shows them reads it (`readCardMedia`).
   */
  readonly media?: unknown;
}

export interface ListedRating {
  /** Plain average, to a tenth. */
  readonly value: number;
  /** Maximum rating; an integer. */
  readonly scale: number;
  /** Number of ratings, at least 1. */
  readonly count: number;
}

/** Values of a filter, each with the number of products that it would leave beside the other filters. */
export type ListedFacet<Amount = string> = {
  readonly type: Filter['type'];
  /** Parameter in addresses: `filter.v.option.size`. */
  readonly param: string;
  /** Merchant's label; null: the default of its type in the page's language. */
  readonly label: string | null;
} & (
  | {
      readonly kind: 'values';
      readonly values: readonly ListedValue[];
      /** Number of further values, which weren't sent. */
      readonly more: number;
    }
  /** Null bounds: no range is left to choose, or none is chosen. */
  | {
      readonly kind: 'range';
      readonly least: ListedNumber<Amount> | null;
      readonly most: ListedNumber<Amount> | null;
      readonly from: ListedNumber<Amount> | null;
      readonly to: ListedNumber<Amount> | null;
    }
);

export interface ListedValue {
  /** Value in addresses: `1` and `0` for availability, `true` and `false` for a boolean. */
  readonly value: string;
  /** Label in the page's language; absent: the value in addresses. */
  readonly text?: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly swatch: MirroredSwatch | null;
}

/** Number, or amount of the page's market. */
export interface ListedNumber<Amount = string> {
  /** Value in addresses; amounts in major units: `9.50`. */
  readonly value: string;
  /** Display text; amounts are formatted by the store. */
  readonly text: string | Amount;
}

export interface ListedImage {
  /** URL on Shopify's CDN, which takes `&width=`. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
