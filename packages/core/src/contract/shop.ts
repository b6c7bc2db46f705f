import { z } from 'zod';
import { publication } from './carts';
import { endpoint, noBody, noParams } from './endpoint';

/** Spec section 3, "Shop and access". The token itself never leaves the server. */
export const shop = z.object({
  shopifyShopDomain: z.string(),
  name: z.string(),
  hasStorefrontAccessToken: z.boolean(),
  timezone: z.string(),
  currency: z.string(),
  enabledPresentmentCurrencies: z.array(z.string()),
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
  answer: z.object({ shop }),
});

/** Publishes again what is saved, for example after Shopify refused it. */
export const publishAgain = endpoint({
  method: 'POST',
  path: '/api/shop/publication',
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  answer: z.object({ publication }),
});
