import type { ListingRules, Sort } from '../listing/listing-rules';
import { rulesOfSettings } from '../listing/settings/rules-of';
import type { ResultsPage } from './results-page';
import type { SearchSettings } from './search-settings';

/** Sort by relevance, whose label shoppers read in their language. */
const RELEVANCE: Sort = { key: 'featured', label: '', lookback: { days: 30, of: 'units' } };

/**
 * The rules of a search: filters, orders and pages as the results page has them, exclusions and what is sold out as the
 * settings of search do. The most relevant come first unless another order is chosen.
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
