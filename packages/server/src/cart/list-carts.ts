import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { ShopStore } from '../db/for-shop';
import { testsOf } from '../experiments/running-tests';
import { listedRows, listItem } from './cart-rows';

/** Lists the shop's carts, newest first, with their limit. */
export async function listShopCarts(
  store: ShopStore,
  maximum: number,
  now: Date,
): Promise<{ combinedCarts: CartListItem[]; maximum: number }> {
  const tests = await testsOf(store, 'smart_cart', now);
  const rows = await listedRows(store);
  return { combinedCarts: rows.map((row) => listItem(row, tests.get(row.id))), maximum };
}
