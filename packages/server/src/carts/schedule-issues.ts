import { validateSchedule } from '@cartwright/core/schedule/validate-schedule';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { windowOf } from '@cartwright/core/storefront/live-candidates';
import type { ShopStore } from '../db/for-shop';
import { storedShopProfile } from '../shops/shop-profile';
import { cartRows } from './cart-rows';

/**
 * What is wrong with the schedule that a save sets. A schedule that stays as it is saved is not looked at: its time may
 * have come and gone, and that must not keep the merchant from renaming the cart.
 */
export async function scheduleIssues(
  store: ShopStore,
  cart: CartDocument,
  saved: CartDocument,
  now: Date,
): Promise<Issue[]> {
  const unchanged =
    cart.isScheduled === saved.isScheduled &&
    cart.startDate === saved.startDate &&
    cart.endDate === saved.endDate;
  if (unchanged || !cart.isScheduled) return [];
  const window = windowOf(saved);
  const profile = await storedShopProfile(store);
  return validateSchedule(cart, {
    now,
    timezone: profile?.timezone ?? 'UTC',
    others: await cartRows(store),
    running: window !== null && window.from <= now.getTime() && now.getTime() < window.to,
  });
}
