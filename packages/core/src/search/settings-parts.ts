import type { Parts } from '../editing/parts';
import { partsOf } from '../editing/parts-of';
import { OOS_LABELS } from '../listing/settings/settings-parts';
import type { SearchSettings } from './search-settings';

/** Sections of the search settings, by which two versions are compared and merged. */
export const searchSettingsParts: Parts<SearchSettings> = partsOf<SearchSettings>([
  {
    id: 'hidden',
    title: 'Hidden products',
    fields: ['excludedProducts', 'excludedProductTags', 'excludedCollections'],
  },
  {
    id: 'terms',
    title: 'Excluded words',
    fields: ['excludedTerms', 'excludeOffensiveTerms'],
    described: { excludeOffensiveTerms: 'Ignore offensive words' },
  },
  { id: 'influence', title: 'Ranking', fields: ['searchInfluence'] },
  {
    id: 'stock',
    title: 'Sold-out products',
    fields: ['renderOos'],
    described: { renderOos: { label: 'Sold-out products', valueLabels: OOS_LABELS } },
  },
  {
    id: 'page',
    title: 'Results page',
    fields: ['searchResultsPageUrl'],
    described: { searchResultsPageUrl: 'Address' },
  },
  { id: 'code', title: 'Your code', fields: ['userDefinedCode'] },
  {
    id: 'mode',
    title: 'Searches with few results',
    fields: ['mode'],
    described: {
      mode: {
        label: 'Add similar products',
        valueLabels: { lexical: 'No', hybrid: 'When a search finds fewer than 12' },
      },
    },
  },
  { id: 'version', title: 'Version', fields: ['schemaVersion'] },
]);
