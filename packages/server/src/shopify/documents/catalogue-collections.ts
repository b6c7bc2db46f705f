import { z } from 'zod';

/** A query for a bulk operation: all collections with their products, each in the collection's own order. */
export const COLLECTIONS_EXPORT = /* GraphQL */ `
  query CollectionsExport {
    collections {
      edges {
        node {
          id
          handle
          title
          image { url }
          sortOrder
          ruleSet { appliedDisjunctively }
          products { edges { node { id } } }
        }
      }
    }
  }
`;

export const exportedCollection = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  image: z.object({ url: z.string() }).nullable(),
  sortOrder: z.string(),
  /** Null: the merchant puts the products in. */
  ruleSet: z.object({}).nullable(),
});

export const exportedMember = z.object({ id: z.string() });
