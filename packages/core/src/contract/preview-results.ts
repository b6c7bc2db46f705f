import * as z from 'zod';
import { resultsPage } from '../search/results-page';
import { endpoint, noParams } from './endpoint';
import { MAX_SEARCH_LENGTH, previewedListing } from './previewed-listing';
import { shopperCountry, shopperLocale } from './shopper';

/**
 * A page of a search as shoppers would get it if this results page held now, by the settings and keyword groups that are
 * saved, whether search is on or off. `search` is the query of the shopper's address; without a text in it, the shop's largest
 * product type is searched, and the answer says so. 404 while the catalogue isn't known, 422 for a page that can't be saved.
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
