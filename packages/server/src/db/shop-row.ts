import type { ShopStore } from './for-shop';
import { shops } from './schema';

/** Makes sure that the shop has its row. */
export async function ensureShop(store: ShopStore, now: Date): Promise<void> {
  await store.insertIfAbsent(shops, { createdAt: now });
}

/**
 * Makes every other change of the shop wait until this transaction ends. First in each transaction that changes more
 * than one row: taking rows in different orders would be a deadlock.
 */
export async function lockShop(store: ShopStore): Promise<void> {
  await store.columns(shops, ['shopId'], { lock: true });
}
