import type { ListingRules, Sort } from '../listing/listing-rules';
import type { DefaultSettings } from './default-settings';
import { MOST_SERVED, rulesOfSettings } from './rules-of';

/** The order of what is searched; shoppers read its name in their language. */
const RELEVANCE: Sort = { key: 'featured', label: '', lookback: { days: 30, of: 'units' } };

/** The rules of a search, by the default settings of collections: the most relevant first unless another order is chosen. */
export function rulesOfSearch(settings: DefaultSettings): ListingRules {
  const rules = rulesOfSettings(settings, settings);
  const others = rules.sorts.filter(({ key }) => key !== RELEVANCE.key);
  return { ...rules, sorts: [RELEVANCE, ...others].slice(0, MOST_SERVED) };
}
