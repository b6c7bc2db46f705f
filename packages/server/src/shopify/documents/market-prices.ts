import { z } from 'zod';
import { contextualPricingData } from './contextual-pricing';

/** 200 variants cost 800 of the 1,000 points per query. */
export const MARKET_PRICES_QUERY = /* GraphQL */ `
  query MarketPrices($ids: [ID!]!, $context: ContextualPricingContext!) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        contextualPricing(context: $context) {
          price { amount currencyCode }
          compareAtPrice { amount currencyCode }
        }
      }
    }
  }
`;

/** `amount` in major units. */
const money = z.object({ amount: z.string(), currencyCode: z.string() });

export const marketPricesData = contextualPricingData(
  z.object({ price: money, compareAtPrice: money.nullable() }),
);
