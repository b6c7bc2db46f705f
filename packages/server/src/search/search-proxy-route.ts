import { readListingAddress, readSearchAddress } from '@cartwright/core/listing/listing-address';
import { lookOf } from '@cartwright/core/search/look-of';
import { searchProducts } from '@cartwright/core/search/search-products';
import type { Hono } from 'hono';
import { failure } from '../http/api-failure';
import { listContext, listingOfRows } from '../listing/listing-of-rows';
import { listingProxyRoute } from '../listing/proxied-listing';
import type { ProxyOptions } from '../listing/proxy-route';
import { servedSearch } from './served-search';

/** Parameters of a search URL, besides filters, that are about browsing its list. */
const PLACES_IN_A_LIST = ['sort_by', 'page', 'limit'];

/** App proxy route of search pages. */
export function searchProxyRoute(app: Hono, options: ProxyOptions): void {
  listingProxyRoute(app, '/proxy/search', options, async ({ store, index, params, shopper, now }) => {
    // The theme's own results are used until the catalogue is mirrored.
    const [own] = index.texts;
    if (!own) return failure('not_found', 'There is nothing to search yet.');
    const { language } = shopper;
    const search = await servedSearch(store, language ?? own.language);
    if (!search) return failure('not_found', 'Search is off.');
    // Suggestions remain available: they lead to the theme's own page.
    if (!search.page.enabled) return failure('not_found', 'The results page is off.');
    const look = lookOf(search.page.editorLayout);
    const ratings = search.page.editorLayout.enabledProductRatings;
    const list = async () => {
      const context = await listContext(store, shopper);
      const requested = readSearchAddress(params);
      const found = searchProducts(index, { ...requested, language }, search, context);
      const { rows, rules, corrected, redirect, named } = found;
      const request = readListingAddress(params, rules.filters);
      const by = { rules, request, shopper, now, named };
      const listing = await listingOfRows(store, index, rows, context, by);
      // A shopper who pages through the list, or searches as typed, isn't redirected.
      const isPlain = !requested.isAsTyped && PLACES_IN_A_LIST.every((name) => !params.has(name));
      const isFirst = isPlain && request.choices.length === 0;
      const searched = { text: requested.text, meant: corrected, redirect: isFirst ? redirect : null };
      return { listing, searched, look, ratings };
    };
    const { settings, groups, synonyms, rules } = search;
    return { by: { settings, groups, synonyms, rules, look, ratings }, list };
  });
}
