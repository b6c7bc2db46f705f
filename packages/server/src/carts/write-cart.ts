import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { isStanding } from '@cartwright/core/storefront/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { wantPublication } from '../storefront/publication-state';
import { type CartRow, disableOtherStanding, updateCart } from './cart-rows';

/**
 * Writes a cart that is at `revision`, inside of a transaction that holds the shop, with all that follows from it: the
 * rule of design/rewards "Which cart is live" (enabling a cart without a schedule disables the other one), and the wish
 * to publish.
 */
export async function writeCart(
  shop: ShopStore,
  cart: CartDocument,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<CartRow> {
  await wantPublication(shop);
  if (isStanding(cart)) await disableOtherStanding(shop, cart.id, now);
  const changed = await updateCart(shop, cart, revision, now);
  if (!changed) throw new Error(`The cart ${cart.id} changed while it was locked.`);
  return changed;
}
