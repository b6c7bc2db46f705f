import type { OutOfStock } from '../listing/listing-rules';
import type { RecommendedBy } from '../recommend/recommend';
import type { OwnOrder } from '../recommend/sources/own-orders';
import type { Reason } from '../recommend/sources/reason';
import type { BuiltInSource } from './built-in-sources';

/** Which products, for this place, shopper and cart? Products by Shopify's number. */
export interface SourceRequest {
  /** Of the data source (`sourceAt`). */
  readonly path: string;
  /** From 1 to `MAX_SOURCE_PRODUCTS`. */
  readonly limit: number;
  /** The products that the page is about, the shopper's own choice first; none of a home page. */
  readonly pageProducts: readonly number[];
  /** Products in the cart, the latest first. */
  readonly cartProducts: readonly number[];
  /** Products looked at in this session, in their order; the browser says them, and nothing keeps them. */
  readonly viewed: readonly number[];
  /** The same of its last days, the latest last: what `recently_viewed` gives. */
  readonly recentlyViewed: readonly number[];
  /** Of a shopper who is signed in and has agreed, in any order: what `purchased` gives. Nothing keeps them. */
  readonly ownOrders: readonly OwnOrder[];
  /** Products that the merchant chose for the widget, in their order: what the hand-picked source gives. */
  readonly chosen: readonly number[];
  /** Where sold-out products stand. */
  readonly outOfStock: OutOfStock;
  /** What conditions of custom sources may ask of; absent: nothing is known. */
  readonly facts?: ShopperFacts;
  /** Whether each product comes with the parts of its score; they take longer than the list. */
  readonly explains: boolean;
}

/** Cart and customer, as far as whoever asks knows them; null: unknown. */
export interface ShopperFacts {
  /** Of the cart before discounts, in major units of the shop's currency. */
  readonly total: number | null;
  /** Units in the cart. */
  readonly items: number | null;
  /** ISO 3166-1 and ISO 4217 codes. */
  readonly country: string | null;
  readonly currency: string | null;
  readonly customerTags: readonly string[] | null;
  /** Those that apply, or their marks (`codeMark`). */
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

/** Products that are asked for at once, at most. */
export const MAX_SOURCE_PRODUCTS = 100;

/** Origin of a product in an answer. */
export type CameBy = BuiltInSource | RecommendedBy;

/** Why a product is in an answer. Besides what is counted, a merchant's or the shopper's own choice. */
export type SourceReason =
  | Reason
  | { readonly reason: 'chosen' }
  | { readonly reason: 'viewed' }
  | { readonly reason: 'in-collection'; readonly collection: number }
  | { readonly reason: 'with-tag'; readonly tag: string };

/** A share of a product's score. Those of a product add up to it. */
export interface SourcePart {
  readonly score: number;
  readonly reason: SourceReason;
}

export interface SourcedProduct {
  /** Shopify's number. */
  readonly product: number;
  readonly by: CameBy;
  /** Compares products that came in alike; null where an order was chosen and nothing counted. */
  readonly score: number | null;
  /** The rule of a custom source that gave it, by its place; null of a built-in one. */
  readonly rule: number | null;
  /** Empty unless they were asked for. */
  readonly parts: readonly SourcePart[];
}

export interface SourceResponse {
  /** In their order, none twice, at most `limit`. */
  readonly products: readonly SourcedProduct[];
  /** Of a custom source what its rules came to, in their order. */
  readonly rules: readonly RuleOutcome[];
}

/** Outcome of a rule of a custom source. */
export interface RuleOutcome {
  readonly rule: number;
  /** `exited`: a rule before ended it. */
  readonly outcome: 'held' | 'did not hold' | 'exited';
  /** How many products it gave. */
  readonly gave: number;
}
