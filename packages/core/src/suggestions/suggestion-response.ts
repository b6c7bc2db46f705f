import type { ListedProduct } from '../listing/listing-response';

/**
 * Answer to a search field while somebody types. As a `ListingResponse`, our server answers it as a Liquid template, which the
 * store renders in the page's own market.
 */
export interface SuggestionResponse {
  readonly version: typeof SUGGESTION_RESPONSE_VERSION;
  /** What was searched instead of what was typed, because words of it are misspelt; else null. */
  readonly meant: string | null;
  /** Texts to search for, in lower case. */
  readonly terms: readonly string[];
  readonly collections: readonly SuggestedCollection[];
  /** The first of what a search finds. */
  readonly products: readonly ListedProduct[];
  /** As the merchant calls the sections; null, and absent: as the page's language does. */
  readonly titles?: SuggestedTitles;
}

export type SuggestedTitles = Readonly<Record<'terms' | 'collections' | 'products', string | null>>;

/** Raised when the answer changes its meaning. */
export const SUGGESTION_RESPONSE_VERSION = 1;

export interface SuggestedCollection {
  readonly title: string;
  /** In the page's market, from the root of the store. */
  readonly url: string;
}

/** In each section, unless the merchant has set another number. */
export const MAX_SUGGESTED = 6;
