import * as z from 'zod';
import { idText, upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';
import { runningTest } from './running-test';

export const cartName = upTo(TEXT_LIMITS.cartName, z.string().trim().min(1));

export const cartId = z.strictObject({ id: idText() });

/** Key of the cart's preview link, which gives access to the saved cart. Not available elsewhere. */
export const previewKey = z.string();

/** Reason of a lock by staff; null if not locked. */
export const lockReason = z.string().nullable();

/** Whether it is of the earlier generation: listed, previewed, copied and upgraded, but not editable (ADR 114). */
export const legacy = z.boolean();

/** Cart in the list. */
export const cartListItem = z.object({
  id: z.string(),
  name: z.string(),
  isFallback: z.boolean(),
  isScheduled: z.boolean(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  enabled: z.boolean(),
  /** UTC instant of the last save. */
  updatedAt: z.string(),
  revision: z.number().int(),
  previewKey,
  lockReason,
  legacy,
  runningTest,
});
export type CartListItem = z.infer<typeof cartListItem>;

export const listCarts = endpoint({
  method: 'GET',
  path: '/api/carts',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ combinedCarts: z.array(cartListItem), maximum: z.number().int() }),
});

/**
 * Changes listed fields of a cart at `revision`; the rest is unchanged. 409 with the saved cart if somebody saved
 * it since; 422 if an enabled cart would be invalid.
 */
export const changeCart = endpoint({
  method: 'PATCH',
  path: '/api/carts/:id',
  params: cartId,
  query: noParams,
  body: z
    .strictObject({ revision: z.number().int(), name: cartName.optional(), enabled: z.boolean().optional() })
    .refine(({ name, enabled }) => name !== undefined || enabled !== undefined, 'Say what to change.'),
  response: z.object({ cart: cartListItem, publication }),
});

/**
 * Locks a cart against edits of merchants, or unlocks it with null. Staff only (403). No new revision, as the
 * cart's content is unchanged.
 */
export const setCartLock = endpoint({
  method: 'PUT',
  path: '/api/carts/:id/lock',
  params: cartId,
  query: noParams,
  body: z.strictObject({
    reason: upTo(TEXT_LIMITS.lockReason, z.string().trim().min(1)).nullable(),
  }),
  response: z.object({ cart: cartListItem }),
});

export const deleteCart = endpoint({
  method: 'DELETE',
  path: '/api/carts/:id',
  params: cartId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ publication }),
});
