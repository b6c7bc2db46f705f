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

/** Saved cart, which may be longer than what can be saved now. */
const savedDocument = ofAnyLength(cartDocument);

/** A cart with the revision that a save must name. */
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
 * Saves a cart that was read at `revision`. Whether it is the fallback is not the document's to say: it stays as it is
 * (`setFallback`); nor are its locks (`setCartLock`). What the shop has no private key for is off.
 *
 * `widgets` that were edited with it are saved in the same transaction, each over the revision that it was read at, or
 * nothing is; a cart that is as it is saved keeps its revision then. One at revision 0, of an id from `reserveWidgetId`, is
 * created. One that was deleted since is left out of the answer,
 * unless a component of the cart has it (422).
 *
 * 409 with `conflictDetails` when the cart or one of the widgets was saved by somebody else since. 422 with the place of
 * each problem; those of a widget have the scope `widget/<id>`.
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
    /** The widgets that were sent, as they are saved now. */
    widgets: z.array(savedWidget),
    publication,
    /** The name of the cart that was turned off for this one: one that is enabled without a schedule is live at a time. */
    turnedOff: z.string().nullable(),
  }),
});

/**
 * `savedBy` is the name of who saved it; null where nobody noted it. `widgets` are those of the ones sent that somebody else
 * saved since, as they are saved.
 */
export const conflictDetails = conflictOver(savedCart).extend({
  yours: savedDocument,
  widgets: z.array(savedWidget),
});

/**
 * Makes a cart the shop's fallback, in place of the one before, or no fallback any more. No revision: what is edited of
 * the cart stays as it is. Not `successful` where this cart is `locked`, `scheduled` or `legacy`, or the cart that is the fallback is
 * locked (`existing_fallback`); `info` is the name of that cart.
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

/** Makes a copy of a cart as it is saved: off, without a schedule. 422 `limit_reached` when there are too many carts. */
export const duplicateCart = endpoint({
  method: 'POST',
  path: '/api/carts/:id/duplicate',
  params: cartId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ successful: z.boolean(), cart: savedCart }),
});
