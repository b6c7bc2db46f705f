import { z } from 'zod';

/** `groupObjects` puts children after their parent, so that lines can be parsed as a stream. */
export const RUN_BULK_QUERY = /* GraphQL */ `
  mutation RunBulkQuery($query: String!) {
    bulkOperationRunQuery(query: $query, groupObjects: true) {
      bulkOperation { id }
      userErrors { code field message }
    }
  }
`;

export const BULK_OPERATION_QUERY = /* GraphQL */ `
  query BulkOperation($id: ID!) {
    bulkOperation(id: $id) { id status errorCode rootObjectCount url }
  }
`;

/** Counts for the progress. */
export const CATALOGUE_COUNTS_QUERY = /* GraphQL */ `
  query CatalogueCounts {
    productsCount(limit: null) { count }
    collectionsCount(limit: null) { count }
  }
`;

export const runBulkQueryData = z.object({
  bulkOperationRunQuery: z
    .object({
      bulkOperation: z.object({ id: z.string() }).nullable(),
      userErrors: z.array(
        z.object({
          code: z.string().nullable(),
          field: z.array(z.string()).nullable(),
          message: z.string(),
        }),
      ),
    })
    .nullable(),
});

/** Null for an unknown operation. Counts are decimal strings. */
export const bulkOperationData = z.object({
  bulkOperation: z
    .object({
      id: z.string(),
      status: z.enum(['CANCELED', 'CANCELING', 'COMPLETED', 'CREATED', 'EXPIRED', 'FAILED', 'RUNNING']),
      errorCode: z.string().nullable(),
      rootObjectCount: z.string(),
      /** Null also for an empty result. */
      url: z.string().nullable(),
    })
    .nullable(),
});

const count = z.object({ count: z.number().int() }).nullable();
export const catalogueCountsData = z.object({ productsCount: count, collectionsCount: count });
