import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { deleteAtRevision } from '../documents/save-at-revision';
import { testedFailure } from '../experiments/running-tests';
import type { ApiFailure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { cartRow } from './cart-rows';
import { lockedFailure } from './locked';
import { CARTS } from './saved-cart';

/**
 * Deletes a cart that was read at `revision`. Fails with `not_found`, `conflict` (with what is saved) or `forbidden`
 * (locked, or in a running test). A cart that this version cannot read can be deleted.
 */
export function deleteShopCart(
  store: ShopStore,
  {
    id,
    revision,
    rebuyAdmin,
    now,
  }: {
    readonly id: string;
    readonly revision: number;
    readonly rebuyAdmin: boolean;
    readonly now: Date;
  },
): Promise<{ ok: true } | ApiFailure> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const tested = await testedFailure(shop, 'smart_cart', [id], now);
    if (tested) return tested;
    const row = await cartRow(shop, id);
    return deleteAtRevision(shop, CARTS, { id, revision }, async (cart) => {
      const lockReason = row?.lockReason ?? null;
      const locked = cart && lockedFailure({ cart, lockReason, legacy: false }, rebuyAdmin);
      if (locked) return locked;
      await wantPublication(shop);
      return null;
    });
  });
}
