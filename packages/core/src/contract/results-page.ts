import * as z from 'zod';
import { resultsPage, someResultsPage } from '../search/results-page';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** The results page with the revision that a save must name: 0 while nothing is saved. */
export const savedResultsPage = z.object({
  settingsId: z.string(),
  setting: ofAnyLength(resultsPage),
  revision: z.number().int(),
  /** UTC instant; null while nothing is saved. */
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
 * Saves the filters and orders that were read at `revision`, and nothing else. 409 with what is saved when somebody else has
 * saved any part of the page since; 422 with the place of each problem.
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

/** Saves the parts of the page that are sent, and no others. 404 for another id; 409 and 422 as above. */
export const saveResultsPage = endpoint({
  method: 'PUT',
  path: '/api/smart-search/results-page/:settingsId',
  params: z.strictObject({ settingsId: text('id') }),
  query: noParams,
  body: someResultsPage.extend({
    /** As in the address. */
    id: text('id').optional(),
    revision: z.number().int(),
  }),
  response: z.object({ success: z.literal(true), data: savedResultsPage }),
});
