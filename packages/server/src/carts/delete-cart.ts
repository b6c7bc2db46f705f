import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { cartRow, removeCart } from './cart-rows';
import { lockedFailure } from './locked';
import { notFound } from './not-found';
import { savedCart } from './saved-cart';

/**
 * Deletes a cart that was read at `revision`. Fails with `not_found`, `forbidden` (locked) or `conflict` (with what is
 * saved). A cart that this version cannot read can be deleted.
 */
export function deleteShopCart(
  store: ShopStore,
  { id, revision, rebuyAdmin }: { id: string; revision: number; rebuyAdmin: boolean },
): Promise<{ ok: true } | ApiFailure> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await cartRow(shop, id);
    if (!row) return notFound();
    const saved = savedCart(row);
    const locked = saved.ok ? lockedFailure(saved.answer.cart, rebuyAdmin) : null;
    if (locked) return locked;
    if (row.revision !== revision) {
      return failure('conflict', 'Someone changed this cart after the list was loaded.', {
        details: saved.ok ? { saved: saved.answer } : undefined,
      });
    }
    await wantPublication(shop);
    await removeCart(shop, id, revision);
    return { ok: true };
  });
}
