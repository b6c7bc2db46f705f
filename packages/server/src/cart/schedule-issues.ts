import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { scheduleIssues } from '@cartwright/core/cart/schedule-issues';
import type { Issue } from '@cartwright/core/editing/issue';
import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import type { ShopStore } from '../db/for-shop';
import { storedShopProfile } from '../shops/shop-profile';
import { listedRows } from './cart-rows';

/** Schedule conflicts of a saved cart with the shop's other carts. */
export async function shopScheduleIssues(
  store: ShopStore,
  cart: CartDocument,
  saved: CartDocument,
  now: Date,
): Promise<Issue[]> {
  const profile = await storedShopProfile(store);
  const timezone = profile?.timezone ?? DEFAULT_TIME_ZONE;
  return scheduleIssues(cart, saved, { now, timezone, others: await listedRows(store) });
}
