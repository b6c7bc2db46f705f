import { rulesOfSearch } from '@cartwright/core/smart-search/rules-of-search';
import type { ProductSearch } from '@cartwright/core/smart-search/search-products';
import type { ShopStore } from '../db/for-shop';
import { servedDefaults } from '../smart-collections/default-settings-rows';
import { offensiveTerms } from './offensive-terms';
import { KEYWORD_GROUPS, SEARCH_SETTINGS, servedDocument } from './search-documents';
import { isSearchEnabled } from './search-switch';

/** What pages in a language are searched by; null where search is off, and the theme's own answers. */
export async function servedSearch(store: ShopStore, language: string): Promise<ProductSearch | null> {
  if (!(await isSearchEnabled(store))) return null;
  const settings = await servedDocument(store, SEARCH_SETTINGS);
  const { groups } = await servedDocument(store, KEYWORD_GROUPS);
  return {
    settings,
    groups,
    rules: rulesOfSearch(settings, await servedDefaults(store)),
    offensiveTerms: offensiveTerms(language),
  };
}
