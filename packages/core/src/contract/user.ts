import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** User of the admin. */
export const user = z.object({
  /** Id of the user in the shop; null if unknown. */
  id: z.string().nullable(),
  /** Name displayed as the author of saves. */
  name: z.string(),
  email: z.string().nullable(),
  /** Whether the user is the app's own staff, who may edit locked carts. */
  rebuyAdmin: z.boolean(),
});
export type User = z.infer<typeof user>;

/**
 * Current user with the available shops. `canSignOut`: whether the browser has a session to end; it has none in
 * Shopify's admin and on the merchant's own machine.
 */
export const readUser = endpoint({
  method: 'GET',
  path: '/api/user',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    user,
    shops: z.array(z.object({ shopifyShopDomain: z.string() })),
    canSignOut: z.boolean(),
  }),
});
