import { isStanding } from '@cartwright/core/schedule/live-candidates';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { ShopStore } from '../db/for-shop';
import { writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { testsOf } from '../experiments/running-tests';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { type CartRow, cartRow, disableOtherStanding, otherStanding } from './cart-rows';
import { lockedFailure } from './locked';
import { CARTS, savedCart } from './saved-cart';

/**
 * Writes a cart that is at `revision`, inside of a transaction that holds the shop, with all that follows from it: the
 * rule that enabling a cart without a schedule disables the other one, and the wish
 * to publish. `turnedOff` is the name of the cart that was disabled. Fails with `forbidden`, having written nothing, where
 * that one is locked, or in a running test.
 */
export async function writeCart(
  shop: ShopStore,
  cart: CartDocument,
  { revision, rebuyAdmin, ...saved }: { readonly revision: number; readonly rebuyAdmin: boolean } & SavedBy,
): Promise<{ readonly ok: true; readonly row: CartRow; readonly turnedOff: string | null } | ApiFailure> {
  const standing = isStanding(cart) ? await otherStanding(shop, cart.id) : undefined;
  const other = standing && savedCart(standing);
  const test = standing && (await testsOf(shop, 'smart_cart', saved.now)).get(standing.id);
  if (test) {
    return failure(
      'forbidden',
      `Only one cart without a schedule can be on, and “${standing.name}” is in the running test “${test.document.name}”. End the test to turn it off for this one.`,
    );
  }
  if (other?.ok && lockedFailure(other.answer, rebuyAdmin)) {
    return failure(
      'forbidden',
      `Only one cart without a schedule can be on, and “${other.answer.cart.name}” is locked: it can’t be turned off for this one.`,
    );
  }
  await wantPublication(shop);
  const turnedOff = isStanding(cart) ? await disableOtherStanding(shop, cart.id, saved) : null;
  await writeDocument(shop, CARTS, { document: cart, revision }, saved);
  const row = await cartRow(shop, cart.id);
  if (!row) throw new Error(`The cart ${cart.id} went while it was locked.`);
  return { ok: true, row, turnedOff };
}
