import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { documentMissing } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { testsOf } from '../experiments/running-tests';
import type { ApiFailure } from '../http/api-failure';
import { noteStaffAction } from '../staff/staff-actions';
import { listItem, writeLock } from './cart-rows';
import { CARTS } from './saved-cart';

/** Locks a cart against edits of merchants, for a reason, or unlocks it with null. Fails with `not_found`. */
export function setShopCartLock(
  store: ShopStore,
  { id, reason, now, by }: { readonly id: string; readonly reason: string | null } & SavedBy,
): Promise<{ readonly ok: true; readonly response: { readonly cart: CartListItem } } | ApiFailure> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await writeLock(shop, id, reason);
    if (!row) return documentMissing(CARTS.definition);
    const action = reason === null ? 'unlock_cart' : 'lock_cart';
    await noteStaffAction(shop, { now, by, action, subject: row.name, note: reason });
    const tests = await testsOf(shop, 'smart_cart', now);
    return { ok: true, response: { cart: listItem(row, tests.get(id)) } };
  });
}
