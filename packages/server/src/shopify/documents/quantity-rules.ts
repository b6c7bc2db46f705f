import { z } from 'zod';

/** Apart from the products' own query, which it would make too dear: 250 variants cost 750 of the 1,000 points of one. */
export const QUANTITY_RULES_QUERY = /* GraphQL */ `
  query QuantityRules($ids: [ID!]!, $context: ContextualPricingContext!) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        contextualPricing(context: $context) {
          quantityRule { minimum maximum increment }
        }
      }
    }
  }
`;

/** Null for what does not exist any more. */
export const quantityRulesData = z.object({
  nodes: z.array(
    z
      .union([
        z.object({
          __typename: z.literal('ProductVariant'),
          id: z.string(),
          contextualPricing: z.object({
            quantityRule: z.object({
              minimum: z.number().int(),
              maximum: z.number().int().nullable(),
              increment: z.number().int(),
            }),
          }),
        }),
        z.object({ __typename: z.string() }).transform(() => null),
      ])
      .nullable(),
  ),
});
