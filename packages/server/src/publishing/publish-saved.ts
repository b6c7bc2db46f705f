import type { Publication } from '@cartwright/core/contract/publication';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { wantPublication } from './publication-state';
import type { Publisher } from './publisher';

/** Republishes saved data, and waits for a while. `before` also retries what was abandoned. */
export async function publishSaved(
  store: ShopStore,
  publisher: Publisher,
  before: (shop: ShopStore) => Promise<void>,
): Promise<Publication> {
  await store.transaction(async (shop) => {
    await lockShop(shop);
    await before(shop);
    await wantPublication(shop);
  });
  return publisher.publish('asked');
}
