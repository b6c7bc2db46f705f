import * as z from 'zod';
import { upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { cartId, cartListItem } from './cart-list';
import { endpoint, noParams } from './endpoint';

/**
 * Imports a cart of the earlier generation, in the earlier app's format: it is listed, previewed, copied and
 * upgraded, but not editable. A cart exported here becomes a new one, disabled and without a schedule. 422
 * `invalid_document` if unreadable, `limit_reached` if the shop has its maximum number of carts.
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

/** Duplicates a legacy cart. 404 for other carts. */
export const duplicateLegacyCart = endpoint({
  method: 'POST',
  path: '/api/legacy-carts/:id/duplicate',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ success: z.boolean() }),
});

/** Creates a disabled, unscheduled cart from a legacy cart, and keeps the legacy cart. 404 for other carts. */
export const upgradeLegacyCart = endpoint({
  method: 'POST',
  path: '/api/legacy-carts/:id/upgrade',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ cart: cartListItem }),
});
