import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { Query } from '@cartwright/core/listing/found-rows';
import { readSearchAddress } from '@cartwright/core/listing/listing-address';
import { allowedText, searchProducts } from '@cartwright/core/search/search-products';
import { inSections, popularSections, suggestedSections } from '@cartwright/core/search/suggested-sections';
import { popularSuggestions } from '@cartwright/core/suggestions/popular';
import { type Suggestions, suggest } from '@cartwright/core/suggestions/suggest';
import {
  SUGGESTION_RESPONSE_VERSION,
  type SuggestedCollection,
  type SuggestedTitles,
  type SuggestionResponse,
} from '@cartwright/core/suggestions/suggestion-response';
import type { Hono } from 'hono';
import { recentlyPopular } from '../analytics/popular-subjects';
import { failure } from '../http/api-failure';
import { jsonFields, jsonList, jsonObject, type LiquidFields } from '../listing/liquid-json';
import { type Handles, listedProducts } from '../listing/listed-products';
import { listContext } from '../listing/listing-of-rows';
import { handlesOf } from '../listing/proxied-listing';
import { type ProxyOptions, proxyRoute } from '../listing/proxy-route';
import { servedSearch } from './served-search';

/** App proxy route of search suggestions: results for typed text, and popular ones before typing. */
export function suggestionProxyRoute(app: Hono, options: ProxyOptions): void {
  proxyRoute(app, '/proxy/search/suggest', options, async ({ store, index, params, shopper, now }) => {
    // Shopify's own suggestions are used until the catalogue is mirrored.
    const [own] = index.texts;
    if (!own) return failure('not_found', 'There is nothing to search yet.');
    const { language } = shopper;
    const search = await servedSearch(store, language ?? own.language);
    if (!search) return failure('not_found', 'Search is off.');
    const { settings, groups, synonyms, rules, page } = search;
    const { text } = readSearchAddress(params);
    const popular = text.trim() === '' ? await recentlyPopular(store, now) : null;
    const sections = popular ? popularSections(page.editorLayout) : suggestedSections(page.editorLayout);
    const liquid = async () => {
      const context = await listContext(store, shopper);
      const left = allowedText(index, language, search);
      const searching = {
        find: (query: Query) => searchProducts(index, query, search, context),
        isAllowed: (term: string) => left(term) === term,
        limit: sections.limit,
      };
      const found = popular
        ? popularSuggestions(index, popular, language, rules, context, searching)
        : suggest(index, { text, language }, rules, context, searching);
      const suggestions = inSections(found, sections);
      const ids = suggestions.products.map(({ id }) => id);
      return suggestionLiquid(suggestions, sections.titles, await handlesOf(store, ids), index.collections);
    };
    return { by: { settings, groups, synonyms, rules, sections, popular }, liquid };
  });
}

/** Suggestions as Liquid that the store renders to the JSON of a `SuggestionResponse`. */
function suggestionLiquid(
  { corrected, terms, collectionIds, products }: Suggestions,
  titles: SuggestedTitles,
  handles: Handles,
  collections: CatalogueIndex['collections'],
): string {
  const head: Pick<SuggestionResponse, 'version' | 'meant' | 'terms' | 'titles'> = {
    version: SUGGESTION_RESPONSE_VERSION,
    meant: corrected,
    terms,
    titles,
  };
  const named = collectionIds.map((id) => ({ id, handle: collections.get(id)?.handle }));
  const collection: LiquidFields<SuggestedCollection> = {
    title: '{{ c.title | json }}',
    url: '{{ c.url | json }}',
  };
  const lists = [
    `"collections":${jsonList('collections', 'c', named, () => jsonObject(collection))}`,
    `"products":${listedProducts(products, handles, false)}`,
  ];
  return ['{% layout none %}', `{${[jsonFields(head), ...lists].join(',')}}`].join('\n');
}
