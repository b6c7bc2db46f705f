import type { SuggestedCollection, SuggestedTitles } from '@cartwright/core/suggestions/suggestion-response';

/** Suggestions of the panel for a text, whoever makes them. */
export interface Suggestions {
  /** What was searched instead of the text; null where it is what was typed. */
  readonly meant: string | null;
  readonly terms: readonly string[];
  readonly collections: readonly SuggestedCollection[];
  readonly products: readonly SuggestedProduct[];
  /** As the merchant calls the sections; null, and absent: as the page's language does. */
  readonly titles?: SuggestedTitles;
}

export interface SuggestedProduct {
  /** Shopify's number; null where it isn't said. */
  readonly id: number | null;
  readonly title: string;
  /** From the root of the store. */
  readonly url: string;
  /** The address of its picture. */
  readonly picture: string | null;
  /** Amounts in the store's form of them, or in the language's. */
  readonly price: string;
  readonly priceVaries: boolean;
  readonly compareAtPrice: string | null;
  readonly available: boolean;
}
