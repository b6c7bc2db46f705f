import { isStanding, type Schedulable, windowOf } from '@cartwright/core/schedule/live-candidates';
import { shownCart } from './live-carts';

/** `paused`: enabled without a schedule, while another cart's schedule runs. */
export type CartStatus = 'active' | 'scheduled' | 'paused' | 'inactive';

/**
 * What shoppers see of a cart at `now` (epoch milliseconds), by the rule that the storefront follows. `carts` are all of
 * the shop, this one among them: which of them is live depends on the others and on the fallback.
 */
export function statusOf<Cart extends Schedulable>(
  cart: Cart,
  carts: readonly Cart[],
  now: number,
): CartStatus {
  if (shownCart(carts, now) === cart) return 'active';
  const window = windowOf(cart);
  if (window) return window.to > now ? 'scheduled' : 'inactive';
  return isStanding(cart) ? 'paused' : 'inactive';
}
