import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** Who uses the admin. */
export const user = z.object({
  /** The id of the person in the shop; null where nobody knows who it is. */
  id: z.string().nullable(),
  /** What others read where it says who has saved something. */
  name: z.string(),
  email: z.string().nullable(),
  /** A user of the app's own staff, who may edit locked carts. */
  rebuyAdmin: z.boolean(),
});
export type User = z.infer<typeof user>;

/**
 * The user, and the shops that it may open. `canSignOut`: whether this browser is signed in
 * by a session that can be ended; in Shopify's admin and on the merchant's own machine there is none.
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
