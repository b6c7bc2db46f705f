import type { CartTemplate } from '@cartwright/core/cart/cart-template-names';
import { cartFromTemplate } from '@cartwright/core/cart/cart-templates';
import type { SavedCart } from '@cartwright/core/contract/carts';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { countCarts } from './cart-rows';
import { CARTS } from './saved-cart';

/** Creates a disabled cart. Fails with `limit_reached` when the shop has `maximum` carts. */
export function createShopCart(
  store: ShopStore,
  { name, template = 'standard' }: { readonly name: string; readonly template?: CartTemplate | undefined },
  { maximum, newId, ...saved }: { maximum: number; newId: () => string } & SavedBy,
): Promise<{ ok: true; response: SavedCart } | ApiFailure> {
  return store.transaction(async (shop) => {
    // The lock prevents concurrent calls from exceeding the limit.
    await lockShop(shop);
    if ((await countCarts(shop)) >= maximum) {
      return failure('limit_reached', 'Maximum Carts Reached', { details: { maximum } });
    }
    const cart = cartFromTemplate(template, newId(), name, newId);
    const previewKey = newId();
    await writeDocument(shop, CARTS, { document: cart, revision: 0 }, saved, { previewKey });
    const updatedAt = saved.now.toISOString();
    const response = { cart, revision: 1, updatedAt, previewKey, lockReason: null, legacy: false };
    return { ok: true, response };
  });
}
