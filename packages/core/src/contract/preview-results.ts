import * as z from 'zod';
import { resultsPage } from '../search/results-page';
import { endpoint, noParams } from './endpoint';
import { MAX_SEARCH_LENGTH, previewedListing } from './previewed-listing';
import { shopperCountry, shopperLocale } from './shopper';

/**
 * Page of a search with this results page in effect, by the saved settings and keyword groups, whether search is
 * enabled or not. `search` is the query of the shopper's URL; without a text, the shop's largest product type is
 * searched, and the response says so. 404 until the catalogue is mirrored, 422 for an invalid page.
 */
export const previewResults = endpoint({
  method: 'POST',
  path: '/api/smart-search/results-page/preview',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    setting: resultsPage.omit({ enabled: true }),
    search: z.string().max(MAX_SEARCH_LENGTH),
    country: shopperCountry,
    locale: shopperLocale,
  }),
  response: previewedListing,
});
