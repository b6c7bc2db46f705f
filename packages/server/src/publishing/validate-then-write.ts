import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { readPublicationState } from './publication-state';

/** Each concurrent change causes a retry; merchants don't make this many at once. */
const MAX_ATTEMPTS = 50;

/**
 * Validates before locking the shop, as that takes time, and retries if the shop changed meanwhile.
 * Fails with `unavailable` after too many retries.
 */
export async function validateThenWrite<Found, Result>(
  store: ShopStore,
  validate: () => Promise<Found>,
  write: (shop: ShopStore, found: Found) => Promise<Result>,
): Promise<Result | ApiFailure> {
  for (let looks = 0; looks < MAX_ATTEMPTS; looks += 1) {
    // Counts every change that is published.
    const { wanted } = await readPublicationState(store);
    const found = await validate();
    const done = await store.transaction(async (shop) => {
      await lockShop(shop);
      const now = await readPublicationState(shop);
      return now.wanted === wanted ? { result: await write(shop, found) } : null;
    });
    if (done) return done.result;
  }
  return failure('unavailable', 'Someone else is saving carts in this store. Try again in a moment.');
}
