import { z } from 'zod';

/** Bulk query of all collections with their products, in each collection's order. */
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
  /** Null for manual collections. */
  ruleSet: z.object({}).nullable(),
});

export const exportedMember = z.object({ id: z.string() });
