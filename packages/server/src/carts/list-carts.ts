import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { ShopStore } from '../db/for-shop';
import { listedRows, listItem } from './cart-rows';

/** The shop's carts, newest first, and how many it may have. */
export async function listShopCarts(
  store: ShopStore,
  maximum: number,
): Promise<{ combinedCarts: CartListItem[]; maximum: number }> {
  return { combinedCarts: (await listedRows(store)).map(listItem), maximum };
}
