import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { type FoundRows, foundRows, type Query, textsIn } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import type { ListingRules } from '../listing/listing-rules';
import { isNamedWith } from '../search/ranking/named-with';
import { type ExcludedTerms, excludedTerms, withoutTerms } from './excluded-terms';
import type { SearchSettings } from './search-settings';
import { weightOfRows } from './weight-of-rows';

export interface ProductSearch {
  readonly settings: SearchSettings;
  /** What `settings` come to: see `rulesOfSearch`. */
  readonly rules: ListingRules;
  /** Of the page's language. Those that products are named with are none. */
  readonly offensiveTerms: ExcludedTerms;
}

/** What is left of a text to search, of a page in a language; the text itself where nothing of it is excluded. */
export function allowedText(
  index: CatalogueIndex,
  language: string | null,
  { settings, offensiveTerms }: Pick<ProductSearch, 'settings' | 'offensiveTerms'>,
): (text: string) => string {
  const texts = textsIn(index, language);
  const own = excludedTerms(settings.excludedTerms);
  return (text) => {
    const allowed = withoutTerms(text, own);
    if (!settings.excludeOffensiveTerms || !texts) return allowed;
    return withoutTerms(allowed, offensiveTerms, (term) => term.every((word) => isNamedWith(texts, word)));
  };
}

/**
 * What a shopper's text finds by the settings of search, as candidates of `list`. Terms that are excluded aren't searched,
 * and nothing is taken for a misspelling of them: a text that is made of them finds nothing.
 */
export function searchProducts(
  index: CatalogueIndex,
  query: Query,
  search: ProductSearch,
  context: ListContext,
): FoundRows {
  const { settings, rules } = search;
  const left = allowedText(index, query.language, search);
  const text = left(query.text);
  const weightOf = weightOfRows(index, settings.searchInfluence);
  const find = (isAsTyped: boolean) =>
    foundRows(index, { ...query, text, isAsTyped }, rules, context, weightOf);
  const found = find(query.isAsTyped);
  return found.meant !== null && left(found.meant) !== found.meant ? find(true) : found;
}
