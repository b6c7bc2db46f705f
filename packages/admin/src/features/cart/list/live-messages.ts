import type { Schedulable } from '@cartwright/core/schedule/live-candidates';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { shownCart } from '@cartwright/core/schedule/outlook';

/** Text about the cart that shoppers see at `now` (epoch milliseconds). */
export function liveMessage(
  carts: readonly (Schedulable & { readonly name: string })[],
  now: number,
): string {
  const live = shownCart(carts, now);
  return live ? `“${nameOfCart(live)}” is live` : 'No cart is live';
}
