import * as z from 'zod';
import { endpoint, noParams } from './endpoint';
import { analyticsPagination, figure, ofDays, reportPage } from './reports';

/** Figures of collection pages in some days. Rates are percent, 0 to 100; null where nothing was measured. */
export const readCollectionsAtAGlance = endpoint({
  method: 'POST',
  path: '/api/smart-collections/analytics/at-a-glance',
  params: noParams,
  query: noParams,
  body: ofDays({}),
  response: z.object({
    exitRate: figure,
    /** Sessions that saw products of a collection page. */
    sessions: figure,
    /** Percent of the shop's sessions that viewed a collection page. */
    sessionsInCollection: figure,
  }),
});

/** A page of collections with what was counted of each, those with the most sessions at first. */
export const listCollectionAnalytics = endpoint({
  method: 'POST',
  path: '/api/smart-collections/analytics/collections',
  params: noParams,
  query: noParams,
  body: ofDays({ ...reportPage }),
  response: z.object({
    rows: z.array(
      z.object({
        /** Shopify's number. */
        collectionId: z.number().int(),
        collectionName: z.string(),
        sessions: figure,
        clickthrough: figure,
        conversions: figure,
        conversionRate: figure,
        exitRate: figure,
        /** Subunits of the shop's currency. */
        revenue: figure,
      }),
    ),
    pagination: analyticsPagination,
  }),
});

/** Number of times that shoppers chose each sort order of collection pages, the most chosen first. */
export const listSortSummary = endpoint({
  method: 'POST',
  path: '/api/smart-collections/analytics/sorts',
  params: noParams,
  query: noParams,
  body: ofDays({}),
  response: z.object({
    sorts: z.array(
      z.object({
        count: z.number().int(),
        /** As addresses have it. */
        sortBy: z.string(),
        sortName: z.string(),
      }),
    ),
  }),
});
