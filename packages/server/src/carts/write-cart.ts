import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { isStanding } from '@cartwright/core/storefront/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { wantPublication } from '../publishing/publication-state';
import { type CartRow, disableOtherStanding, updateCart } from './cart-rows';

/**
 * Writes a cart that is at `revision`, inside of a transaction that holds the shop, with all that follows from it: the
 * rule of design/rewards "Which cart is live" (enabling a cart without a schedule disables the other one), and the wish
 * to publish. `turnedOff` is the name of the cart that was disabled.
 */
export async function writeCart(
  shop: ShopStore,
  cart: CartDocument,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<{ readonly row: CartRow; readonly turnedOff: string | null }> {
  await wantPublication(shop);
  const turnedOff = isStanding(cart) ? await disableOtherStanding(shop, cart.id, now) : null;
  const row = await updateCart(shop, cart, revision, now);
  if (!row) throw new Error(`The cart ${cart.id} changed while it was locked.`);
  return { row, turnedOff };
}
