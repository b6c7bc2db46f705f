import type { ShopStore } from './for-shop';
import { shops } from './schema';

/** Inserts the shop's row if it is missing. */
export async function ensureShop(store: ShopStore, now: Date): Promise<void> {
  await store.insertIfAbsent(shops, { createdAt: now });
}

/**
 * Locks the shop until this transaction ends. Call first in each transaction that changes several rows, to avoid
 * deadlocks by lock order.
 */
export async function lockShop(store: ShopStore): Promise<void> {
  await store.columns(shops, ['shopId'], { lock: true });
}
