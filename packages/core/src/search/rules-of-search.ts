import type { ListingRules, Sort } from '../listing/listing-rules';
import { rulesOfSettings } from '../listing/settings/rules-of';
import type { ResultsPage } from './results-page';
import type { SearchSettings } from './search-settings';

/** Sort by relevance, whose label shoppers read in their language. */
const RELEVANCE: Sort = { key: 'featured', label: '', lookback: { days: 30, of: 'units' } };

/**
 * Rules of a search: filters, sort options and pages of the results page; exclusions and sold-out products of the
 * search settings. Sorted by relevance unless another order is chosen.
 */
export function rulesOfSearch(
  settings: SearchSettings,
  { filterSettings, tagFilters, tagExclusions, sortSettings, editorLayout }: ResultsPage,
): ListingRules {
  const listing = {
    filters: filterSettings,
    sortOptions: sortSettings,
    tagFilters,
    tagExclusions,
    renderOos: settings.renderOos,
    template: editorLayout,
  };
  const rules = rulesOfSettings(listing, settings);
  return {
    ...rules,
    sorts: [RELEVANCE, ...rules.sorts.filter(({ key }) => key !== RELEVANCE.key)],
    excludedCollections: settings.excludedCollections.map(({ collectionId }) => collectionId),
  };
}
