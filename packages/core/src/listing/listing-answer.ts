/**
 * What a page of a store gets of a listing. Our server answers it as a Liquid template, which the store renders in the page's
 * own market: so prices, translations and the form of amounts are the store's, and no price is ours.
 */
export interface ListingAnswer {
  readonly version: typeof LISTING_ANSWER_VERSION;
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
  /** As `sort_by` has it in addresses. */
  readonly sort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly products: readonly ListedProduct[];
}

/** Raised when the answer changes its meaning; a script leaves the page as it is for one that it doesn't know. */
export const LISTING_ANSWER_VERSION = 1;

/** Products in a part of a page. Source: Shopify Liquid, `all_products`. */
export const PRODUCTS_PER_PART = 20;

/** A product as its card shows it. */
export interface ListedProduct {
  /** Shopify's number. */
  readonly id: number;
  readonly title: string;
  /** In the page's market, from the root of the store. */
  readonly url: string;
  readonly image: ListedImage | null;
  /** In the store's own form of amounts, of the cheapest variant. */
  readonly price: string;
  /** Whether other variants cost more. */
  readonly priceVaries: boolean;
  /** Null where it is not reduced. */
  readonly compareAtPrice: string | null;
  readonly available: boolean;
  /** The only variant, which can be added from the card; null where a shopper has to choose. */
  readonly variantId: number | null;
  /** What stands on the card of a featured product. */
  readonly badge: string | null;
}

export interface ListedImage {
  /** Of Shopify's CDN: takes `&width=`. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
