import { isUnscheduled, type Schedulable, windowOf } from '@cartwright/core/schedule/live-candidates';
import { shownCart } from '@cartwright/core/schedule/outlook';

/**
 * `fallback`: live because no other cart is, enabled or not. `paused`: enabled without a schedule,
 * while another cart's schedule runs.
 */
export type CartStatus = 'active' | 'fallback' | 'scheduled' | 'paused' | 'inactive';

/**
 * Status of a cart at `now` (epoch milliseconds), by the storefront's rule. `carts`: all of the
 * shop, including this one, as they affect each other.
 */
export function statusOf<Cart extends Schedulable>(
  cart: Cart,
  carts: readonly Cart[],
  now: number,
): CartStatus {
  const window = windowOf(cart);
  if (shownCart(carts, now) === cart) return window || isUnscheduled(cart) ? 'active' : 'fallback';
  if (window) return window.to > now ? 'scheduled' : 'inactive';
  return isUnscheduled(cart) ? 'paused' : 'inactive';
}
