import { z } from 'zod';

/** Markets, locations and translation languages of a shop. */
export const MARKETS_QUERY = /* GraphQL */ `
  query Markets($after: String) {
    markets(first: 50, after: $after) {
      nodes {
        id
        status
        catalogs(first: 5) { nodes { publication { id } } }
      }
      pageInfo { hasNextPage endCursor }
    }
    shopLocales(published: true) { locale primary }
    shop { billingAddress { countryCodeV2 } }
  }
`;

export const MARKET_COUNTRIES_QUERY = /* GraphQL */ `
  query MarketCountries($id: ID!, $after: String) {
    market(id: $id) {
      conditions {
        regionsCondition {
          regions(first: 200, after: $after) {
            nodes { ... on MarketRegionCountry { code currency { currencyCode } } }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }
`;

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

export const marketsData = z.object({
  markets: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        catalogs: z.object({
          nodes: z.array(z.object({ publication: z.object({ id: z.string() }).nullable() })),
        }),
      }),
    ),
    pageInfo,
  }),
  shopLocales: z.array(z.object({ locale: z.string(), primary: z.boolean() })),
  shop: z.object({ billingAddress: z.object({ countryCodeV2: z.string().nullable() }) }),
});

export const marketCountriesData = z.object({
  market: z
    .object({
      conditions: z
        .object({
          regionsCondition: z
            .object({
              regions: z.object({
                nodes: z.array(
                  z.object({
                    code: z.string().optional(),
                    currency: z.object({ currencyCode: z.string() }).optional(),
                  }),
                ),
                pageInfo,
              }),
            })
            .nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
