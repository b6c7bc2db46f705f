import { z } from 'zod';

export const PRODUCT_TAGS_QUERY = /* GraphQL */ `
  query ProductTags($first: Int!, $after: String) {
    words: productTags(first: $first, after: $after) {
      edges { cursor node }
      pageInfo { hasNextPage }
    }
  }
`;

export const PRODUCT_VENDORS_QUERY = /* GraphQL */ `
  query ProductVendors($first: Int!, $after: String) {
    words: productVendors(first: $first, after: $after) {
      edges { cursor node }
      pageInfo { hasNextPage }
    }
  }
`;

export const productValuesData = z.object({
  words: z
    .object({
      edges: z.array(z.object({ cursor: z.string(), node: z.string() })),
      pageInfo: z.object({ hasNextPage: z.boolean() }),
    })
    .nullable(),
});
