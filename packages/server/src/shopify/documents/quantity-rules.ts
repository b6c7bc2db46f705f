import { z } from 'zod';
import { contextualPricingData } from './contextual-pricing';

/**
 * Separate from the products query to limit its cost: 250 variants cost 750 of the 1,000 points per
 * query.
 */
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

export const quantityRulesData = contextualPricingData(
  z.object({
    quantityRule: z.object({
      minimum: z.number().int(),
      maximum: z.number().int().nullable(),
      increment: z.number().int(),
    }),
  }),
);
