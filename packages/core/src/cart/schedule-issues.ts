import { type Issue, issue } from '../editing/issue';
import { windowOf } from '../schedule/live-candidates';
import type { ShopCart } from '../schedule/shop-changes';
import { type ScheduleContext, validateSchedule } from '../schedule/validate-schedule';
import { CART_SCHEDULE } from './cart-schedule-rules';

const FALLBACK =
  'The fallback cart can’t have a schedule: shoppers see it when no other cart is live. Choose another fallback cart first.';

/**
 * Issues of a cart's schedule on save. An unchanged schedule isn't checked, since one that is past must not keep
 * the merchant from renaming the cart.
 */
export function scheduleIssues(
  cart: ShopCart,
  saved: ShopCart,
  { now, timezone, others }: Omit<ScheduleContext, 'running'>,
): Issue[] {
  const unchanged =
    cart.isScheduled === saved.isScheduled &&
    cart.startDate === saved.startDate &&
    cart.endDate === saved.endDate;
  if (unchanged) return [];
  // The fallback is a setting of the shop that applies at once: the list of carts is more current than the
  // document.
  const isFallback = others.find(({ id }) => id === cart.id)?.isFallback ?? saved.isFallback;
  if (cart.isScheduled && isFallback) return [issue('fallback_scheduled', ['isScheduled'], FALLBACK)];
  const window = windowOf(saved);
  // A running schedule may begin in the past; a new start may not.
  const running =
    window !== null &&
    window.from <= now.getTime() &&
    now.getTime() < window.to &&
    cart.startDate === saved.startDate;
  return validateSchedule(cart, { now, timezone, others, running }, CART_SCHEDULE);
}
