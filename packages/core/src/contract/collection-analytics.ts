import * as z from 'zod';
import { endpoint, noParams } from './endpoint';
import { analyticsPagination, figure, ofDays, reportPage } from './reports';

/** Figures of collection pages in a range. Rates are percentages, 0 to 100; null if not measured. */
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
    /** Percentage of the shop's sessions that viewed a collection page. */
    sessionsInCollection: figure,
  }),
});

/** Page of collections with their figures, most sessions first. */
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

/** Number of times that shoppers chose each sort order of collection pages, most chosen first. */
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
        /** As in URLs. */
        sortBy: z.string(),
        sortName: z.string(),
      }),
    ),
  }),
});
