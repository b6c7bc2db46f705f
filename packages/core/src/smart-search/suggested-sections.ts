import type { Suggestions } from '../suggestions/suggest';
import { MOST_SUGGESTED } from '../suggestions/suggestion-answer';
import type { ResultsLayout } from './results-layout';

/** What is suggested while somebody types, as the merchant has it. */
export interface SuggestedSections {
  readonly terms: boolean;
  readonly collections: boolean;
  readonly products: boolean;
  /** In each of them. */
  readonly most: number;
}

/** The sections of a layout. Collections need both of its switches: that they are searched, and that they are shown. */
export function suggestedSections(layout: ResultsLayout): SuggestedSections {
  return {
    terms: layout.autoCompleteTermsEnabled,
    collections: layout.searchByCollectionsEnabled && layout.matchingCollectionsEnabled,
    products: layout.matchingProductsEnabled,
    most: layout.suggestionsCount ?? MOST_SUGGESTED,
  };
}

/** Suggestions without those of sections that are off. */
export function inSections(
  found: Suggestions,
  { terms, collections, products }: SuggestedSections,
): Suggestions {
  return {
    meant: found.meant,
    terms: terms ? found.terms : [],
    collectionIds: collections ? found.collectionIds : [],
    products: products ? found.products : [],
  };
}
