import { z } from 'zod';

const COLLECTION_FIELDS = /* GraphQL */ `
  fragment CollectionFields on Collection {
    id
    handle
    title
    image { url }
    productsCount { count }
  }
`;

export const COLLECTIONS_QUERY = /* GraphQL */ `
  query Collections($first: Int!, $after: String, $query: String) {
    collections(first: $first, after: $after, query: $query, sortKey: TITLE) {
      nodes { ...CollectionFields }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${COLLECTION_FIELDS}
`;

export const COLLECTIONS_BY_ID_QUERY = /* GraphQL */ `
  query CollectionsById($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Collection { ...CollectionFields }
    }
  }
  ${COLLECTION_FIELDS}
`;

const collectionNode = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  image: z.object({ url: z.string() }).nullable(),
  productsCount: z.object({ count: z.number().int() }).nullable(),
});
export type CollectionNode = z.infer<typeof collectionNode>;

export const collectionsData = z.object({
  collections: z.object({
    nodes: z.array(collectionNode),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

/** Null for deleted collections. */
export const collectionsByIdData = z.object({
  nodes: z.array(
    z
      .union([
        collectionNode.extend({ __typename: z.literal('Collection') }),
        z.object({ __typename: z.string() }).transform(() => null),
      ])
      .nullable(),
  ),
});
