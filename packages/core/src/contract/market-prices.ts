import * as z from 'zod';
import { catalogueIds } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';

/** Price of a variant in a market, in subunits of its currency. */
export const marketPrice = z.object({
  variantId: z.number().int(),
  price: z.number().int(),
  compareAtPrice: z.number().int().nullable(),
});
export type MarketPrice = z.infer<typeof marketPrice>;

/**
 * Prices of products for shoppers of a country (ISO 3166-1 alpha-2), with its currency (ISO 4217) and the shop's
 * exchange rate as derived from the prices; null if it can't be. `ids` as in `readProducts`. Source: Shopify,
 * `contextualPricing`.
 */
export const readMarketPrices = endpoint({
  method: 'GET',
  path: '/api/products/prices',
  params: noParams,
  query: z.strictObject({ ids: catalogueIds, country: z.string().regex(/^[A-Z]{2}$/) }),
  body: noBody,
  response: z.object({
    currency: z.string().nullable(),
    rate: z.string().nullable(),
    prices: z.array(marketPrice),
  }),
});
