import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { liveCart } from '@cartwright/core/schedule/live';
import {
  isStanding,
  liveCandidates,
  livenessOf,
  type Schedulable,
} from '@cartwright/core/schedule/live-candidates';

/** The cart that shoppers see at `now` (epoch milliseconds); null: the theme's own. */
export function shownCart<Cart extends Schedulable>(carts: readonly Cart[], now: number): Cart | null {
  const candidates = liveCandidates(carts).map((cart) => ({ cart, live: livenessOf(cart) }));
  return liveCart(candidates, now)?.cart ?? null;
}

/** The carts as they are once one is enabled or disabled: one without a schedule takes the place of the other. */
export function withEnabled(
  carts: readonly CartListItem[],
  id: string,
  enabled: boolean,
): readonly CartListItem[] {
  const changed = carts.find((cart) => cart.id === id);
  const replaces = enabled && changed?.isScheduled === false;
  return carts.map((cart) => {
    if (cart.id === id) return { ...cart, enabled };
    return replaces && isStanding(cart) ? { ...cart, enabled: false } : cart;
  });
}
