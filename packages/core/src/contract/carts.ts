import * as z from 'zod';
import { ofAnyLength } from '../smart-cart/any-length';
import { cartDocument } from '../smart-cart/cart-document';
import { idText, upTo } from '../smart-cart/limited';
import { TEXT_LIMITS } from '../smart-cart/limits';
import { endpoint, noBody, noParams } from './endpoint';

const cartName = upTo(TEXT_LIMITS.cartName, z.string().trim().min(1));

const cartId = z.strictObject({ id: idText() });

/** What is saved may be longer than what can be saved now. */
const savedDocument = ofAnyLength(cartDocument);

/**
 * Whether the storefront has what was saved. `pending`: on its way, tried again by itself; `failed`: it will not work
 * until somebody changes what `message` says; `held`: the store has something of another installation, and nothing of it
 * is replaced without the merchant's word (`contract/publication`).
 */
export const publication = z.object({
  status: z.enum(['published', 'pending', 'failed', 'held']),
  message: z.string().nullable(),
  /** What the merchant should know although it worked, for example the limit of automatic discounts. */
  warnings: z.array(z.string()),
});
export type Publication = z.infer<typeof publication>;

/** What stands in the cart's preview link, and opens what is saved of it to whoever has it. Nothing but the link has it. */
const previewKey = z.string();

/** Spec section 3, "Cart list item", without the id of a task (ADR 28). */
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
});
export type CartListItem = z.infer<typeof cartListItem>;

/** A cart with the revision that a save must name. */
export const savedCart = z.object({
  cart: savedDocument,
  revision: z.number().int(),
  updatedAt: z.string(),
  previewKey,
});
export type SavedCart = z.infer<typeof savedCart>;

export const listCarts = endpoint({
  method: 'GET',
  path: '/api/carts',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: z.object({ combinedCarts: z.array(cartListItem), maximum: z.number().int() }),
});

export const createCart = endpoint({
  method: 'POST',
  path: '/api/carts',
  params: noParams,
  query: noParams,
  body: z.strictObject({ name: cartName }),
  answer: savedCart,
});

export const readCart = endpoint({
  method: 'GET',
  path: '/api/carts/:id',
  params: cartId,
  query: noParams,
  body: noBody,
  answer: savedCart,
});

/**
 * Saves a cart that was read at `revision`. Whether it is the fallback is not the document's to say: it stays as it is
 * (`setFallback`); nor are its locks, but for staff. What the shop has no private key for is off.
 * 409 with `conflictDetails` when it was saved by somebody else since. */
export const saveCart = endpoint({
  method: 'PUT',
  path: '/api/carts/:id',
  params: cartId,
  query: noParams,
  body: z.strictObject({ cart: cartDocument, revision: z.number().int() }),
  answer: savedCart.extend({
    publication,
    /** The name of the cart that was turned off for this one: one that is enabled without a schedule is live at a time. */
    turnedOff: z.string().nullable(),
  }),
});

export const conflictDetails = z.object({ saved: savedCart, yours: savedDocument });

/**
 * Changes what the list shows of a cart that was listed at `revision`; the rest stays as it is saved. 409 with what is
 * saved when it was saved by somebody since; 422 when a cart that is enabled could not be shown as it is.
 */
export const changeCart = endpoint({
  method: 'PATCH',
  path: '/api/carts/:id',
  params: cartId,
  query: noParams,
  body: z
    .strictObject({ revision: z.number().int(), name: cartName.optional(), enabled: z.boolean().optional() })
    .refine(({ name, enabled }) => name !== undefined || enabled !== undefined, 'Say what to change.'),
  answer: z.object({ cart: cartListItem, publication }),
});

/**
 * Makes a cart the shop's fallback, in place of the one before, or no fallback any more. No revision: what is edited of
 * the cart stays as it is. Not `successful` where this cart is `locked` or `scheduled`, or the cart that is the fallback is
 * locked (`existing_fallback`); `info` is the name of that cart. Spec section 7.
 */
export const setFallback = endpoint({
  method: 'PUT',
  path: '/api/carts/:id/fallback',
  params: cartId,
  query: noParams,
  body: z.strictObject({ isFallback: z.boolean() }),
  answer: z.object({
    successful: z.boolean(),
    cause: z.enum(['locked', 'scheduled', 'existing_fallback']).nullable(),
    info: z.string().nullable(),
    publication,
  }),
});

/** Makes a copy of a cart as it is saved: off, without a schedule. 422 `limit_reached` when there are too many carts. */
export const duplicateCart = endpoint({
  method: 'POST',
  path: '/api/carts/:id/duplicate',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  answer: z.object({ successful: z.boolean(), cart: savedCart }),
});

export const deleteCart = endpoint({
  method: 'DELETE',
  path: '/api/carts/:id',
  params: cartId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  answer: z.object({ publication }),
});
