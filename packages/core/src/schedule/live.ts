import type { StorefrontCart } from '../storefront/config';

type Scheduled = Pick<StorefrontCart, 'live'>;

/**
 * The cart that is live at `now` (epoch milliseconds, the store's time): the scheduled one whose window holds, else
 * the enabled one without a schedule, else the fallback, else none.
 */
export function liveCart<Cart extends Scheduled>(carts: readonly Cart[], now: number): Cart | null {
  const scheduled = carts.find(({ live }) => live.kind === 'scheduled' && live.from <= now && now < live.to);
  return (
    scheduled ??
    carts.find(({ live }) => live.kind === 'standing') ??
    carts.find(({ live }) => live.kind === 'fallback') ??
    null
  );
}

/**
 * When the next window begins or ends after `now` (both epoch milliseconds); `Infinity` when none does. Until then the
 * same cart is live.
 */
export function nextSwitch(carts: readonly Scheduled[], now: number): number {
  const instants = carts.flatMap(({ live }) => (live.kind === 'scheduled' ? [live.from, live.to] : []));
  return Math.min(...instants.filter((instant) => instant > now));
}
