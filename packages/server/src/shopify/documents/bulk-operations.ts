import { z } from 'zod';

/** With `groupObjects` what belongs to an object follows it, so that a line needs no others but those beside it. */
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

/** Counts for progress. */
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

/** Null: Shopify knows no such operation. Counts are decimal texts. */
export const bulkOperationData = z.object({
  bulkOperation: z
    .object({
      id: z.string(),
      status: z.enum(['CANCELED', 'CANCELING', 'COMPLETED', 'CREATED', 'EXPIRED', 'FAILED', 'RUNNING']),
      errorCode: z.string().nullable(),
      rootObjectCount: z.string(),
      /** Null where it has exported nothing, too. */
      url: z.string().nullable(),
    })
    .nullable(),
});

const count = z.object({ count: z.number().int() }).nullable();
export const catalogueCountsData = z.object({ productsCount: count, collectionsCount: count });
