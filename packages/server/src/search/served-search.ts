import type { SynonymRule } from '@cartwright/core/search/engine/ranking/synonyms';
import type { KeywordGroups } from '@cartwright/core/search/keyword-groups';
import { type ResultsPage, resultsPageOf, type SomeResultsPage } from '@cartwright/core/search/results-page';
import { translatedResultsPage } from '@cartwright/core/search/results-texts';
import { rulesOfSearch } from '@cartwright/core/search/rules-of-search';
import type { ProductSearch } from '@cartwright/core/search/search-products';
import type { SearchSettings } from '@cartwright/core/search/search-settings';
import { type Synonyms, synonymRules } from '@cartwright/core/search/synonyms';
import type { ShopStore } from '../db/for-shop';
import { servedDocument } from '../documents/stored-documents';
import { servedDefaults } from '../listing/default-settings-rows';
import { offensiveTerms } from './offensive-terms';
import { KEYWORD_GROUPS, SEARCH_SETTINGS, SYNONYMS, servedResultsPage } from './search-documents';
import { isSearchEnabled } from './search-switch';

export interface ServedSearch extends ProductSearch {
  readonly page: ResultsPage;
}

/** Search settings for a language; null if search is disabled and the theme's own is used. */
export async function servedSearch(store: ShopStore, language: string): Promise<ServedSearch | null> {
  if (!(await isSearchEnabled(store))) return null;
  return searchBy(store, language, { settings: null, groups: null, synonyms: null, page: null });
}

/** Search settings regardless of the switch; by unsaved ones, or null for saved. */
export async function searchBy(
  store: ShopStore,
  language: string,
  edited: {
    readonly settings: SearchSettings | null;
    readonly groups: KeywordGroups | null;
    readonly synonyms: Synonyms | null;
    readonly page: SomeResultsPage | null;
  },
): Promise<ServedSearch> {
  const settings = edited.settings ?? (await servedDocument(store, SEARCH_SETTINGS));
  const { groups } = edited.groups ?? (await servedDocument(store, KEYWORD_GROUPS));
  const synonyms = edited.synonyms ?? (await servedDocument(store, SYNONYMS));
  const defaults = await servedDefaults(store);
  const own = edited.page ? resultsPageOf(edited.page, defaults) : await servedResultsPage(store, defaults);
  const page = translatedResultsPage(own, language);
  return {
    settings,
    groups,
    synonyms: rulesOf(store, synonyms),
    page,
    rules: rulesOfSearch(settings, page),
    offensiveTerms: offensiveTerms(language),
  };
}

const rulesOfShops = new WeakMap<
  ShopStore,
  { readonly saved: string; readonly rules: readonly SynonymRule[] }
>();

/**
 * Synonym rules of a shop, the same object while the synonyms are unchanged, because prepared data is cached by
 * it.
 */
function rulesOf(store: ShopStore, synonyms: Synonyms): readonly SynonymRule[] {
  const saved = JSON.stringify(synonyms);
  const before = rulesOfShops.get(store);
  if (before?.saved === saved) return before.rules;
  const rules = synonymRules(synonyms);
  rulesOfShops.set(store, { saved, rules });
  return rules;
}
