import type { StorefrontCart } from '../storefront/config';

/**
 * The cart that is live at `now` (epoch milliseconds, the store's time): the scheduled one whose window holds, else
 * the enabled one without a schedule, else the fallback, else none.
 */
export function liveCart<Cart extends Pick<StorefrontCart, 'live'>>(
  carts: readonly Cart[],
  now: number,
): Cart | null {
  const scheduled = carts.find(({ live }) => live.kind === 'scheduled' && live.from <= now && now < live.to);
  return (
    scheduled ??
    carts.find(({ live }) => live.kind === 'standing') ??
    carts.find(({ live }) => live.kind === 'fallback') ??
    null
  );
}
