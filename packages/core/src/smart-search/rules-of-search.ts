import type { DefaultSettings } from '../collections/default-settings';
import { MOST_SERVED, rulesOfSettings } from '../collections/rules-of';
import type { ListingRules, Sort } from '../listing/listing-rules';
import type { SearchSettings } from './search-settings';

/** The order of what is searched; shoppers read its name in their language. */
const RELEVANCE: Sort = { key: 'featured', label: '', lookback: { days: 30, of: 'units' } };

/**
 * The rules of a search: filters, orders and pages as collections have them by default, exclusions and what is sold out as
 * search has them. The most relevant come first unless another order is chosen.
 */
export function rulesOfSearch(settings: SearchSettings, defaults: DefaultSettings): ListingRules {
  const rules = rulesOfSettings(defaults, settings);
  const others = rules.sorts.filter(({ key }) => key !== RELEVANCE.key);
  return {
    ...rules,
    sorts: [RELEVANCE, ...others].slice(0, MOST_SERVED),
    excludedCollections: settings.excludedCollections.map(({ collectionId }) => collectionId),
    outOfStock: settings.renderOos,
  };
}
