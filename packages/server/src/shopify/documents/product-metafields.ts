import { z } from 'zod';

/**
 * `$keys` are `namespace.key`. 20 metafields of 25 products cost about half of Shopify's limit per
 * query.
 */
export const PRODUCT_METAFIELDS_QUERY = /* GraphQL */ `
  query ProductMetafields($ids: [ID!]!, $keys: [String!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Product {
        id
        metafields(first: 20, keys: $keys) {
          nodes { namespace key type value }
        }
      }
    }
  }
`;

const metafield = z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() });

/** Null for deleted products. */
export const productMetafieldsData = z.object({
  nodes: z.array(
    z
      .union([
        z.object({
          __typename: z.literal('Product'),
          id: z.string(),
          metafields: z.object({ nodes: z.array(metafield) }),
        }),
        z.object({ __typename: z.string() }).transform(() => null),
      ])
      .nullable(),
  ),
});
