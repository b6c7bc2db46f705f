import type { OutOfStock } from '../listing/listing-rules';
import type { RecommendedBy } from '../recommend/recommend';
import type { OwnOrder } from '../recommend/sources/own-orders';
import type { Reason } from '../recommend/sources/reason';
import type { BuiltInSource } from './built-in-sources';

/** Request for products, for a surface, shopper and cart. Products by Shopify's id. */
export interface SourceRequest {
  /** Path of the data source (`sourceAt`). */
  readonly path: string;
  /** From 1 to `MAX_SOURCE_PRODUCTS`. */
  readonly limit: number;
  /** Products of the page, the shopper's own choice first; empty on a home page. */
  readonly pageProducts: readonly number[];
  /** Products in the cart, latest first. */
  readonly cartProducts: readonly number[];
  /** Products viewed in this session, in order; sent by the browser, and not stored. */
  readonly viewed: readonly number[];
  /** Products viewed in recent days, latest last, for `recently_viewed`. */
  readonly recentlyViewed: readonly number[];
  /** Orders of a signed-in shopper who has agreed, unordered, for `purchased`. Not stored. */
  readonly ownOrders: readonly OwnOrder[];
  /** Products that the merchant picked for the widget, in order, for the hand-picked source. */
  readonly chosen: readonly number[];
  /** Position of sold-out products. */
  readonly outOfStock: OutOfStock;
  /** Facts for conditions of custom sources; absent: none are known. */
  readonly facts?: ShopperFacts;
  /** Whether score parts are included; they take longer than the list. */
  readonly explains: boolean;
}

/** Cart and customer, as known to the requester; null: unknown. */
export interface ShopperFacts {
  /** Cart's total before discounts, in major units of the shop's currency. */
  readonly total: number | null;
  /** Units in the cart. */
  readonly items: number | null;
  /** ISO 3166-1 and ISO 4217 codes. */
  readonly country: string | null;
  readonly currency: string | null;
  readonly customerTags: readonly string[] | null;
  /** Codes that apply, or their hashes (`codeMark`). */
  readonly discountCodes: readonly string[] | null;
  readonly isSignedIn: boolean | null;
  readonly hasSellingPlan: boolean | null;
}

export const NOTHING_KNOWN: ShopperFacts = {
  total: null,
  items: null,
  country: null,
  currency: null,
  customerTags: null,
  discountCodes: null,
  isSignedIn: null,
  hasSellingPlan: null,
};

/** Maximum number of products in a request. */
export const MAX_SOURCE_PRODUCTS = 100;

/** Origin of a product in a response. */
export type CameBy = BuiltInSource | RecommendedBy;

/** Reason for a product in a response: counted, or a choice of the merchant or shopper. */
export type SourceReason =
  | Reason
  | { readonly reason: 'chosen' }
  | { readonly reason: 'viewed' }
  | { readonly reason: 'in-collection'; readonly collection: number }
  | { readonly reason: 'with-tag'; readonly tag: string };

/** Summand of a product's score. */
export interface SourcePart {
  readonly score: number;
  readonly reason: SourceReason;
}

export interface SourcedProduct {
  /** Shopify's id. */
  readonly product: number;
  readonly by: CameBy;
  /** Comparable among products of the same origin; null for sources that sort without scores. */
  readonly score: number | null;
  /** Index of the custom source's rule that gave it; null for a built-in source. */
  readonly rule: number | null;
  /** Empty unless requested. */
  readonly parts: readonly SourcePart[];
}

export interface SourceResponse {
  /** Distinct products in order, at most `limit`. */
  readonly products: readonly SourcedProduct[];
  /** Outcomes of a custom source's rules, in order. */
  readonly rules: readonly RuleOutcome[];
}

/** Outcome of a rule of a custom source. */
export interface RuleOutcome {
  readonly rule: number;
  /** `exited`: an earlier rule ended it. */
  readonly outcome: 'held' | 'did not hold' | 'exited';
  /** Number of products. */
  readonly gave: number;
}
