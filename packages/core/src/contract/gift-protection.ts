import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';

/**
 * Gift protection at checkout, as Shopify has it now. `turning_on`, `turning_off`: the merchant has said so, and it is on its
 * way. `off_in_shopify`: the merchant has turned it off or deleted it in Shopify's own settings. `unavailable`: it can't be
 * on, for the reason in `message`. `out_of_reach`: the merchant has turned it on here, and the app may not read or change it any
 * more; `message` says what it may do, and how it is turned off. `missingScopes` names what the app may not do.
 */
export const giftProtection = z.object({
  state: z.enum(['on', 'off', 'turning_on', 'turning_off', 'off_in_shopify', 'unavailable', 'out_of_reach']),
  message: z.string().nullable(),
  missingScopes: z.array(z.string()),
});
export type GiftProtection = z.infer<typeof giftProtection>;

const path = '/api/shop/gift-protection';

/** `shopify_unavailable` when Shopify does not say it in time. */
export const readGiftProtection = endpoint({
  method: 'GET',
  path,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ giftProtection }),
});

/**
 * Turns it on or off, and publishes. Off always works: where the app may not remove the rule, the answer says that it may be
 * left in Shopify, and it is removed once the app may. Turning on is `forbidden`, naming the scopes, where some are missing.
 * The answer says how far it is by then.
 */
export const switchGiftProtection = endpoint({
  method: 'PUT',
  path,
  params: noParams,
  query: noParams,
  body: z.strictObject({ on: z.boolean() }),
  response: z.object({ giftProtection, publication }),
});
