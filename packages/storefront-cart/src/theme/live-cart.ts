import { liveCart, nextLiveChange } from '@cartwright/core/schedule/live';
import type { StorefrontCart } from '@cartwright/core/storefront/config';

/** A timer for longer than this (milliseconds) would ring at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The cart that is live now, by the store's time: `printedAt` is when the page began, epoch milliseconds. `onSwitch`
 * hears of another one (null: none) at the minute. A page that slept, or was kept by the browser, looks when it is back.
 */
export function followLive(
  carts: readonly StorefrontCart[],
  printedAt: number,
  onSwitch: (cart: StorefrontCart | null) => void,
): StorefrontCart | null {
  // The device's clock may say anything, but it goes on while the device sleeps, which the page's own does not always.
  const began = Date.now() - performance.now();
  const now = () => printedAt + Math.max(performance.now(), Date.now() - began);
  let cart = liveCart(carts, now());
  let timer = 0;
  const check = () => {
    clearTimeout(timer);
    const instant = now();
    const next = liveCart(carts, instant);
    const wait = nextLiveChange(carts, instant) - instant;
    if (wait < Infinity) timer = window.setTimeout(check, Math.min(wait, MAX_TIMER_MS));
    if (next !== cart) {
      cart = next;
      onSwitch(cart);
    }
  };
  check();
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return cart;
}
