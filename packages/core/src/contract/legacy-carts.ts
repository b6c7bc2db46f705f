import * as z from 'zod';
import { upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { cartId, cartListItem } from './cart-list';
import { endpoint, noParams } from './endpoint';

/**
 * Takes in a cart of the earlier generation, as the earlier app answers it: it is listed, previewed, copied and upgraded, and
 * edited by nobody. A cart that was exported here comes in as a new one, off and without a schedule. 422 `invalid_document` where it can't be read, `limit_reached` when there are too many carts.
 */
export const importLegacyCart = endpoint({
  method: 'POST',
  path: '/api/legacy-carts',
  params: noParams,
  query: noParams,
  /** `cart` is JSON. */
  body: z.strictObject({ cart: upTo(TEXT_LIMITS.legacyCart, z.string()) }),
  response: z.object({ cart: cartListItem }),
});

/** Makes a copy of a legacy cart that stays one. 404 for a cart that isn't one. */
export const duplicateLegacyCart = endpoint({
  method: 'POST',
  path: '/api/legacy-carts/:id/duplicate',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ success: z.boolean() }),
});

/** Makes a cart of today of a legacy cart, which stays: off, and without a schedule. 404 for a cart that isn't one. */
export const upgradeLegacyCart = endpoint({
  method: 'POST',
  path: '/api/legacy-carts/:id/upgrade',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ cart: cartListItem }),
});
