import { rulesOfSearch } from '@cartwright/core/collections/rules-of-search';
import { foundRows } from '@cartwright/core/listing/found-rows';
import { readListingAddress, readSearchAddress } from '@cartwright/core/listing/listing-address';
import type { Hono } from 'hono';
import { failure } from '../http/api-failure';
import { listContext, listingOfRows } from '../smart-collections/collection-listing';
import { servedDefaults } from '../smart-collections/default-settings-rows';
import { type ListingProxyOptions, listingProxyRoute } from '../smart-collections/proxied-listing';

/** A page of what a text finds, for the store's own pages, by the default settings of collections. */
export function searchProxyRoute(app: Hono, options: ListingProxyOptions): void {
  listingProxyRoute(app, '/proxy/search', options, async ({ store, index, params, shopper, now }) => {
    // The theme's own results stay as long as the catalogue isn't known.
    if (index.texts.length === 0) return failure('not_found', 'There is nothing to search yet.');
    const rules = rulesOfSearch(await servedDefaults(store));
    const context = await listContext(store, shopper);
    const asked = readSearchAddress(params);
    const { rows, meant } = foundRows(index, { ...asked, language: shopper.language }, rules, context);
    const request = readListingAddress(params, rules.filters);
    const listing = await listingOfRows(store, index, rows, context, { rules, request, shopper, now });
    return { listing, searched: { text: asked.text, meant } };
  });
}
