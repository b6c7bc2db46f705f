import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { isUnscheduled } from '@cartwright/core/schedule/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { testsOf } from '../experiments/running-tests';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { type CartRow, cartRow, disableOtherUnscheduled, fallbackRow, otherUnscheduled } from './cart-rows';
import { lockedFailure } from './locked';
import { CARTS, savedCart } from './saved-cart';

/**
 * Writes a cart that is at `revision`, inside a transaction that holds the shop, with the consequences: enabling a
 * cart without a schedule disables the other one, and a publication is requested. `turnedOff` is the name of the
 * disabled cart. Fails with `forbidden`, having written nothing, if that one is locked, or if the cart whose place
 * it takes is in a running test.
 */
export async function writeCart(
  shop: ShopStore,
  cart: CartDocument,
  { revision, rebuyAdmin, ...saved }: { readonly revision: number; readonly rebuyAdmin: boolean } & SavedBy,
): Promise<{ readonly ok: true; readonly row: CartRow; readonly turnedOff: string | null } | ApiFailure> {
  const unscheduled = isUnscheduled(cart) ? await otherUnscheduled(shop, cart.id) : undefined;
  const other = unscheduled && savedCart(unscheduled);
  const tested = isUnscheduled(cart) ? await testedInPlaceOf(shop, cart.id, unscheduled, saved.now) : null;
  if (tested) return tested;
  if (other?.ok && lockedFailure(other.response, rebuyAdmin)) {
    return failure(
      'forbidden',
      `Only one cart without a schedule can be on, and “${other.response.cart.name}” is locked: it can’t be turned off for this one.`,
    );
  }
  await wantPublication(shop);
  const turnedOff = isUnscheduled(cart) ? await disableOtherUnscheduled(shop, cart.id, saved) : null;
  await writeDocument(shop, CARTS, { document: cart, revision }, saved);
  const row = await cartRow(shop, cart.id);
  if (!row) throw new Error(`The cart ${cart.id} went while it was locked.`);
  return { ok: true, row, turnedOff };
}

/**
 * Failure to enable a cart without a schedule: a running test's control is the cart that it would disable, or the
 * fallback.
 */
async function testedInPlaceOf(
  shop: ShopStore,
  id: string,
  unscheduled: CartRow | undefined,
  now: Date,
): Promise<ApiFailure | null> {
  const replaced = unscheduled ?? (await fallbackRow(shop));
  if (!replaced || replaced.id === id) return null;
  const test = (await testsOf(shop, 'smart_cart', now)).get(replaced.id);
  const isTouched = unscheduled !== undefined || test?.document.variants[0]?.documentId === replaced.id;
  if (!test || !isTouched) return null;
  return failure(
    'forbidden',
    `“${replaced.name}” is in the running test “${test.document.name}”, and this cart would take its place. End the test first.`,
  );
}
