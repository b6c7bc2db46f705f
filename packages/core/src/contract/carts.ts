import * as z from 'zod';
import { cartDocument } from '../cart/cart-document';
import { CART_TEMPLATES } from '../cart/cart-template-names';
import { ofAnyLength } from '../texts/any-length';
import { listOf } from '../texts/limited';
import { widgetDocument } from '../widgets/widget';
import { cartId, cartName, legacy, lockReason, previewKey } from './cart-list';
import { conflictOver } from './conflict';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';
import { savedWidget } from './widgets';

/** Saved cart, which may exceed the current length limits. */
const savedDocument = ofAnyLength(cartDocument);

/** Cart with the revision that the next save must name. */
export const savedCart = z.object({
  cart: savedDocument,
  revision: z.number().int(),
  updatedAt: z.string(),
  previewKey,
  lockReason,
  legacy,
});
export type SavedCart = z.infer<typeof savedCart>;

export const createCart = endpoint({
  method: 'POST',
  path: '/api/carts',
  params: noParams,
  query: noParams,
  body: z.strictObject({ name: cartName, template: z.enum(CART_TEMPLATES).optional() }),
  response: savedCart,
});

export const readCart = endpoint({
  method: 'GET',
  path: '/api/carts/:id',
  params: cartId,
  query: noParams,
  body: noBody,
  response: savedCart,
});

/**
 * Saves a cart that was read at `revision`. The document doesn't determine the fallback (`setFallback`) or its
 * locks (`setCartLock`), which are unchanged. Features without a private key of the shop are turned off.
 * `widgets` edited with it are saved in the same transaction, each over the revision that it was read at; an
 * unchanged cart then keeps its revision. One at revision 0, with an id from `reserveWidgetId`, is created. One
 * deleted since is left out of the response, unless a component of the cart has it (422).
 * 409 with `conflictDetails` if somebody saved the cart or one of the widgets since. 422 with the path of each
 * issue; those of a widget have the scope `widget/<id>`.
 */
export const saveCart = endpoint({
  method: 'PUT',
  path: '/api/carts/:id',
  params: cartId,
  query: noParams,
  body: z.strictObject({
    cart: cartDocument,
    revision: z.number().int(),
    widgets: listOf(
      z.strictObject({ widget: widgetDocument, revision: z.number().int() }),
      'savedWidgets',
    ).optional(),
  }),
  response: savedCart.extend({
    /** Sent widgets as saved now. */
    widgets: z.array(savedWidget),
    publication,
    /** Name of the cart that was disabled for this one: a single enabled cart without a schedule can be live. */
    turnedOff: z.string().nullable(),
  }),
});

/**
 * `savedBy` is the author's name; null if unrecorded. `widgets` are the sent ones that somebody saved since, as
 * saved.
 */
export const conflictDetails = conflictOver(savedCart).extend({
  yours: savedDocument,
  widgets: z.array(savedWidget),
});

/**
 * Makes a cart the shop's fallback, in place of the earlier one, or unsets it. No new revision, as the cart's
 * content is unchanged. Not `successful` if this cart is `locked`, `scheduled` or `legacy`, or if the current
 * fallback is locked (`existing_fallback`); `info` is that cart's name.
 */
export const setFallback = endpoint({
  method: 'PUT',
  path: '/api/carts/:id/fallback',
  params: cartId,
  query: noParams,
  body: z.strictObject({ isFallback: z.boolean() }),
  response: z.object({
    successful: z.boolean(),
    cause: z.enum(['locked', 'scheduled', 'existing_fallback', 'legacy']).nullable(),
    info: z.string().nullable(),
    publication,
  }),
});

/** Copies a saved cart, disabled and without a schedule. 422 `limit_reached` at the maximum of carts. */
export const duplicateCart = endpoint({
  method: 'POST',
  path: '/api/carts/:id/duplicate',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ successful: z.boolean(), cart: savedCart }),
});
