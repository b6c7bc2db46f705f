import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { readPublicationState } from './publication-state';

/** Each other change that comes between makes one more necessary; as many at once are no merchants. */
const MAX_ATTEMPTS = 50;

/**
 * Writes to a shop what `look` found to be right. It looks before the shop is locked, because that takes time; where
 * another change has come between, which could make it wrong, it looks again. Fails with `unavailable` when that does not
 * end.
 */
export async function validateThenWrite<Found, Result>(
  store: ShopStore,
  validate: () => Promise<Found>,
  write: (shop: ShopStore, found: Found) => Promise<Result>,
): Promise<Result | ApiFailure> {
  for (let looks = 0; looks < MAX_ATTEMPTS; looks += 1) {
    // Every change that the storefront follows is counted in it.
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
