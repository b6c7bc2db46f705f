import { liveCart, nextLiveChange } from '@cartwright/core/schedule/live';
import type { StorefrontCart } from '@cartwright/core/storefront/config';

/** Timer limit (milliseconds); a longer delay would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Live cart by store time: `printedAt` is the page start, epoch milliseconds. `onSwitch` is called when another one
 * (null: none) goes live. A page that slept or was cached checks when it resumes.
 */
export function followLive(
  carts: readonly StorefrontCart[],
  printedAt: number,
  onSwitch: (cart: StorefrontCart | null) => void,
): StorefrontCart | null {
  // The device's clock may be wrong but runs during sleep, unlike `performance.now()` in some browsers.
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
