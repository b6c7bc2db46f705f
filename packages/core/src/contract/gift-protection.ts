import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';

/**
 * State of gift protection at checkout, by Shopify. `turning_on`, `turning_off`: chosen by the merchant, and in
 * progress. `off_in_shopify`: turned off or deleted by the merchant in Shopify's own settings. `unavailable`: it
 * can't be turned on, for the reason in `message`. `out_of_reach`: it is on, and the app may no longer read or
 * change it; `message` says what it can do, and how to turn it off. `missingScopes` are the scopes that the app
 * lacks.
 */
export const giftProtection = z.object({
  state: z.enum(['on', 'off', 'turning_on', 'turning_off', 'off_in_shopify', 'unavailable', 'out_of_reach']),
  message: z.string().nullable(),
  missingScopes: z.array(z.string()),
});
export type GiftProtection = z.infer<typeof giftProtection>;

const path = '/api/shop/gift-protection';

/** State of gift protection. Fails with `shopify_unavailable` on a timeout. */
export const readGiftProtection = endpoint({
  method: 'GET',
  path,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ giftProtection }),
});

/**
 * Turns gift protection on or off, and publishes. Turning off always succeeds: if the app may not remove the rule,
 * the response says that it may be left in Shopify, and it is removed once the app may. Turning on is `forbidden`
 * if scopes are missing, and names them. The response has the state reached by then.
 */
export const switchGiftProtection = endpoint({
  method: 'PUT',
  path,
  params: noParams,
  query: noParams,
  body: z.strictObject({ on: z.boolean() }),
  response: z.object({ giftProtection, publication }),
});
