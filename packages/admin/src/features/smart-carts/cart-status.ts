import type { CartListItem } from '@cartwright/core/contract/carts';

export type CartStatus = 'active' | 'scheduled' | 'inactive';

/**
 * Whether shoppers see a cart. A scheduled cart is active when it is enabled, its window is open and its task exists
 * (spec section 4, "Scheduling"). `now` in epoch milliseconds.
 */
export function statusOf(
  cart: Pick<CartListItem, 'enabled' | 'isScheduled' | 'startDate' | 'endDate' | 'cloudTaskId'>,
  now: number,
): CartStatus {
  if (!cart.enabled) return 'inactive';
  if (!cart.isScheduled) return 'active';
  const starts = instant(cart.startDate);
  const ends = instant(cart.endDate);
  if (starts === null || ends === null || ends <= now) return 'inactive';
  return starts < now && cart.cloudTaskId !== null ? 'active' : 'scheduled';
}

function instant(date: string | null): number | null {
  return date === null ? null : Date.parse(date);
}
