import type { ListedProduct } from '../listing/listing-response';

/**
 * Response to a search field's typed text. Like a `ListingResponse`, it is a Liquid template that the store
 * renders in the page's market.
 */
export interface SuggestionResponse {
  readonly version: typeof SUGGESTION_RESPONSE_VERSION;
  /** Corrected text that was searched instead of the typed one; else null. */
  readonly meant: string | null;
  /** Suggested searches, in lower case. */
  readonly terms: readonly string[];
  readonly collections: readonly SuggestedCollection[];
  /** First products that a search finds. */
  readonly products: readonly ListedProduct[];
  /** Merchant's titles of the sections; null or absent: those of the page's language. */
  readonly titles?: SuggestedTitles;
}

export type SuggestedTitles = Readonly<Record<'terms' | 'collections' | 'products', string | null>>;

/** Incremented when the response changes its meaning. */
export const SUGGESTION_RESPONSE_VERSION = 1;

export interface SuggestedCollection {
  readonly title: string;
  /** Path in the page's market, from the root of the store. */
  readonly url: string;
}

/** Default maximum number in each section. */
export const MAX_SUGGESTED = 6;
