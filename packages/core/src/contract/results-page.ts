import * as z from 'zod';
import { resultsPage, someResultsPage } from '../search/results-page';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** Results page with the revision that the next save must name: 0 if never saved. */
export const savedResultsPage = z.object({
  settingsId: z.string(),
  setting: ofAnyLength(resultsPage),
  revision: z.number().int(),
  /** UTC instant; null if never saved. */
  updatedAt: z.string().nullable(),
});
export type SavedResultsPage = z.infer<typeof savedResultsPage>;

export const readResultsPage = endpoint({
  method: 'GET',
  path: '/api/smart-search/results-page',
  params: noParams,
  query: noParams,
  body: noBody,
  response: savedResultsPage,
});

const { filterSettings, sortSettings } = resultsPage.shape;

/**
 * Saves the filters and sort options that were read at `revision`, and nothing else. 409 with the saved page if
 * somebody saved any section of it since; 422 with the path of each issue.
 */
export const saveResultsFilters = endpoint({
  method: 'POST',
  path: '/api/smart-search/results-page',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    setting: z.strictObject({ filterSettings, sortSettings }),
    revision: z.number().int(),
  }),
  response: savedResultsPage,
});

/** Saves the sent sections of the page, and no others. 404 for another id; 409 and 422 as above. */
export const saveResultsPage = endpoint({
  method: 'PUT',
  path: '/api/smart-search/results-page/:settingsId',
  params: z.strictObject({ settingsId: text('id') }),
  query: noParams,
  body: someResultsPage.extend({
    /** As in the URL. */
    id: text('id').optional(),
    revision: z.number().int(),
  }),
  response: z.object({ success: z.literal(true), data: savedResultsPage }),
});
