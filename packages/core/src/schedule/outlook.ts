import { liveCart, nextSwitch } from './live';
import { liveCandidates, livenessOf, type Schedulable } from './live-candidates';

/** What shoppers see from a time on; null stands for the theme's own cart. */
export interface Outlook<Cart> {
  readonly now: Cart | null;
  /** What comes in its place, and from when (epoch milliseconds); null where nothing ever does. */
  readonly next: { readonly cart: Cart | null; readonly from: number } | null;
  /** What shoppers see once every schedule is over. */
  readonly last: Cart | null;
}

/** The cart of a shop that shoppers see at `now` (epoch milliseconds); null: the theme's own. */
export function shownCart<Cart extends Schedulable>(carts: readonly Cart[], now: number): Cart | null {
  return liveCart(candidatesOf(carts), now)?.cart ?? null;
}

/** What shoppers see of a shop's carts from `now` (epoch milliseconds) on. */
export function outlookOf<Cart extends Schedulable>(carts: readonly Cart[], now: number): Outlook<Cart> {
  const candidates = candidatesOf(carts);
  const shownAt = (time: number) => liveCart(candidates, time)?.cart ?? null;
  const shown = shownAt(now);
  let next: Outlook<Cart>['next'] = null;
  let from = nextSwitch(candidates, now);
  while (next === null && from < Number.POSITIVE_INFINITY) {
    const cart = shownAt(from);
    if (cart !== shown) next = { cart, from };
    from = nextSwitch(candidates, from);
  }
  return { now: shown, next, last: shownAt(Number.POSITIVE_INFINITY) };
}

function candidatesOf<Cart extends Schedulable>(carts: readonly Cart[]) {
  return liveCandidates(carts).map((cart) => ({ cart, live: livenessOf(cart) }));
}
