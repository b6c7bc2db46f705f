import type { Suggestions } from '../suggestions/suggest';
import { MAX_SUGGESTED, type SuggestedTitles } from '../suggestions/suggestion-response';
import { NEW_LAYOUT, type ResultsLayout } from './results-layout';

/** Sections below a search field, as configured. */
export interface SuggestedSections {
  readonly terms: boolean;
  readonly collections: boolean;
  readonly products: boolean;
  /** Maximum number of suggestions in each. */
  readonly limit: number;
  readonly titles: SuggestedTitles;
}

/** Sections while the shopper types. Collections need both switches: searched, and shown. */
export function suggestedSections(layout: ResultsLayout): SuggestedSections {
  return {
    terms: layout.autoCompleteTermsEnabled,
    collections: layout.searchByCollectionsEnabled && layout.matchingCollectionsEnabled,
    products: layout.matchingProductsEnabled,
    limit: layout.suggestionsCount ?? MAX_SUGGESTED,
    titles: {
      terms: ownTitle(layout, 'autoCompleteTermsTitle'),
      collections: ownTitle(layout, 'matchingCollectionsTitle'),
      products: ownTitle(layout, 'matchingProductsTitle'),
    },
  };
}

/** Sections before anything is typed: popular subjects of the shop. */
export function popularSections(layout: ResultsLayout): SuggestedSections {
  return {
    terms: layout.suggestedTermsEnabled,
    collections: layout.suggestedCollectionsEnabled,
    products: layout.suggestedProductsEnabled,
    limit: layout.suggestionsCount ?? MAX_SUGGESTED,
    titles: {
      terms: ownTitle(layout, 'suggestedTermsTitle'),
      collections: ownTitle(layout, 'suggestedCollectionsTitle'),
      products: ownTitle(layout, 'suggestedProductsTitle'),
    },
  };
}

type TitleField = Extract<keyof ResultsLayout, `${'autoComplete' | 'matching' | 'suggested'}${string}Title`>;

/** Merchant's title of a section; null if it is the default, or empty. */
function ownTitle(layout: ResultsLayout, field: TitleField): string | null {
  const title = layout[field].trim();
  return title === '' || title === NEW_LAYOUT[field] ? null : title;
}

/** Suggestions of the enabled sections. */
export function inSections(
  found: Suggestions,
  { terms, collections, products }: Pick<SuggestedSections, 'terms' | 'collections' | 'products'>,
): Suggestions {
  return {
    corrected: found.corrected,
    terms: terms ? found.terms : [],
    collectionIds: collections ? found.collectionIds : [],
    products: products ? found.products : [],
  };
}
