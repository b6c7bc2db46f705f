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
  /** Country of the shop; ISO 3166-1 alpha-2, null if unknown. */
  country: z.string().nullable(),
  /** Countries that it ships to; ISO 3166-1 alpha-2, empty if unknown. */
  countries: z.array(z.string()),
  /** URL of the online store. */
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

/** Scopes of the app in the shop, and those missing for the cart's Storefront API. */
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
    /** Problems of missing scopes; empty without any. */
    errors: z.array(z.string()),
    /** Shopify's page of the app's access, which asks the merchant for the `optional_scopes=a,b` in its query. */
    accessUrl: z.string(),
  }),
});

/**
 * Creates the shop's Storefront API token, if missing, and publishes it: the token is public by design.
 * `forbidden` names the missing scopes.
 */
export const createStorefrontToken = endpoint({
  method: 'POST',
  path: '/api/shop/storefront-token',
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ successful: z.boolean(), token: z.string() }),
});

/** Features for which this shop has a private key (`contract/private-keys`). */
export const listPrivateKeys = endpoint({
  method: 'GET',
  path: '/api/shop/private-keys',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ privateKeys: z.array(z.string()) }),
});
