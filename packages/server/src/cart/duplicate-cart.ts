import { duplicateCart } from '@cartwright/core/cart/duplicate-cart';
import type { SavedCart } from '@cartwright/core/contract/carts';
import { freeName } from '@cartwright/core/texts/free-name';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { readDocument, writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { cartNames, countCarts } from './cart-rows';
import { isLegacy } from './locked';
import { CARTS } from './saved-cart';

/** Duplicates a saved cart. Fails with `not_found`, `unavailable`, `forbidden` (legacy) or `limit_reached`. */
export function duplicateShopCart(
  store: ShopStore,
  id: string,
  { maximum, newId, ...stamp }: { maximum: number; newId: () => string } & SavedBy,
): Promise<{ ok: true; response: { successful: true; cart: SavedCart } } | ApiFailure> {
  return store.transaction(async (shop) => {
    // The lock prevents concurrent calls from exceeding the limit.
    await lockShop(shop);
    const saved = await readDocument(shop, CARTS, id);
    if (!saved.ok) return saved;
    if (saved.response.legacy) return isLegacy();
    if ((await countCarts(shop)) >= maximum) {
      return failure('limit_reached', 'Maximum Carts Reached', { details: { maximum } });
    }
    const copy = duplicateCart(saved.response.cart, { id: newId(), newId });
    const cart = { ...copy, name: freeName(copy.name, await cartNames(shop), TEXT_LIMITS.cartName) };
    const previewKey = newId();
    await writeDocument(shop, CARTS, { document: cart, revision: 0 }, stamp, { previewKey });
    const updatedAt = stamp.now.toISOString();
    const response = { cart, revision: 1, updatedAt, previewKey, lockReason: null, legacy: false };
    return { ok: true, response: { successful: true, cart: response } };
  });
}
