import type { Parts } from '../editing/parts';
import { partsOf } from '../editing/parts-of';
import { layoutParts } from '../listing/settings/settings-parts';
import { partsWithTranslations } from '../translations/translations-parts';
import type { EditedResultsPage } from './change-results-page';

const within = 'editorLayout';

/** Sections of the results page, by which two versions are compared and merged. */
export const resultsPageParts: Parts<EditedResultsPage> = partsWithTranslations(
  partsOf<EditedResultsPage>([
    { id: 'filters', title: 'Filters', fields: ['filterSettings', 'tagFilters', 'tagExclusions'] },
    { id: 'sorting', title: 'Sort options', fields: ['sortSettings'] },
    { id: 'title', title: 'Title', within, fields: ['pageTitle'], described: { pageTitle: 'Title' } },
    ...layoutParts(within),
    {
      id: 'cards',
      title: 'Cards and colors',
      within,
      fields: [
        'productLayout',
        'columnSpacing',
        'imageAspectRatio',
        'colorSettings',
        'filterStyle',
        'sortByStyle',
        'showDescription',
        'showHeroImage',
        'soldOutTitle',
        'addToCartEnabled',
        'addToCartTitle',
        'addedToCartTitle',
        'addingToCartTitle',
        'enabledProductRatings',
        'integrations',
      ],
    },
    {
      id: 'suggestions',
      title: 'Suggestions',
      within,
      fields: [
        'searchBarPlaceHolderText',
        'suggestionsCount',
        'autoCompleteTermsEnabled',
        'autoCompleteTermsTitle',
        'searchByCollectionsEnabled',
        'matchingCollectionsEnabled',
        'matchingCollectionsTitle',
        'matchingProductsEnabled',
        'matchingProductsTitle',
        'suggestedTermsEnabled',
        'suggestedTermsTitle',
        'suggestedCollectionsEnabled',
        'suggestedCollectionsTitle',
        'suggestedProductsEnabled',
        'suggestedProductsTitle',
      ],
    },
    { id: 'place', title: 'Place', fields: ['embeddedSelector'] },
  ]),
);
