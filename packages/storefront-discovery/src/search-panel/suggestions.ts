import type { SuggestedCollection, SuggestedTitles } from '@cartwright/core/suggestions/suggestion-response';

/** Suggestions for a text, from either source. */
export interface Suggestions {
  /** Corrected query; null if searched as typed. */
  readonly meant: string | null;
  readonly terms: readonly string[];
  readonly collections: readonly SuggestedCollection[];
  readonly products: readonly SuggestedProduct[];
  /** Section titles by the merchant; null or absent: in the page's language. */
  readonly titles?: SuggestedTitles;
}

export interface SuggestedProduct {
  /** Shopify's product id; null if unknown. */
  readonly id: number | null;
  readonly title: string;
  /** Root-relative URL. */
  readonly url: string;
  /** Image URL. */
  readonly picture: string | null;
  /** Amounts formatted by the store, or by language. */
  readonly price: string;
  readonly priceVaries: boolean;
  readonly compareAtPrice: string | null;
  readonly available: boolean;
}
