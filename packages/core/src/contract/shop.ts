import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';

export const shop = z.object({
  shopifyShopDomain: z.string(),
  name: z.string(),
  hasStorefrontAccessToken: z.boolean(),
  timezone: z.string(),
  currency: z.string(),
  enabledPresentmentCurrencies: z.array(z.string()),
  /** Where the shop is; ISO 3166-1 alpha-2, null where Shopify has not said it. */
  country: z.string().nullable(),
  /** Where it ships to; ISO 3166-1 alpha-2, empty where Shopify has not said it. */
  countries: z.array(z.string()),
  /** Where shoppers see the store. */
  storeUrl: z.string(),
  publication,
});
export type Shop = z.infer<typeof shop>;

export const readShop = endpoint({
  method: 'GET',
  path: '/api/shop',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ shop }),
});

/** Scopes of the app in the shop, and those that it lacks although the cart's Storefront API needs them. */
export const readScopes = endpoint({
  method: 'GET',
  path: '/api/shop/scopes',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    successful: z.boolean(),
    currentScopes: z.array(z.string()),
    requiredScopes: z.array(z.string()),
    missingScopes: z.array(z.string()),
    hasAllRequiredScopes: z.boolean(),
    /** Why the app can't do all that it is for; empty while nothing is missing. */
    errors: z.array(z.string()),
    /** Shopify's page of the app's access: with `optional_scopes=a,b` in its query it asks the merchant for those. */
    accessUrl: z.string(),
  }),
});

/**
 * Makes the shop's token of the Storefront API, unless it has one, and publishes it: it is public by its nature.
 * `forbidden` names the scopes that are missing.
 */
export const createStorefrontToken = endpoint({
  method: 'POST',
  path: '/api/shop/storefront-token',
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ successful: z.boolean(), token: z.string() }),
});

/** The features that this shop has a private key for (`contract/private-keys`). */
export const listPrivateKeys = endpoint({
  method: 'GET',
  path: '/api/shop/private-keys',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ privateKeys: z.array(z.string()) }),
});
