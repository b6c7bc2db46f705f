import { liveCart, nextLiveChange } from './live';
import { liveCandidates, livenessOf, type Schedulable } from './live-candidates';

/** Outlook of what shoppers see from an instant on; null is the theme's own cart. */
export interface Outlook<Cart> {
  readonly now: Cart | null;
  /** Next cart, with its start (epoch milliseconds); null if nothing changes. */
  readonly next: { readonly cart: Cart | null; readonly from: number } | null;
  /** Cart once every schedule is over. */
  readonly last: Cart | null;
}

/** Cart that shoppers see at `now` (epoch milliseconds); null: the theme's own. */
export function shownCart<Cart extends Schedulable>(carts: readonly Cart[], now: number): Cart | null {
  return liveCart(candidatesOf(carts), now)?.cart ?? null;
}

/** Outlook of a shop's carts for shoppers, from `now` (epoch milliseconds) on. */
export function outlookOf<Cart extends Schedulable>(carts: readonly Cart[], now: number): Outlook<Cart> {
  const candidates = candidatesOf(carts);
  const shownAt = (time: number) => liveCart(candidates, time)?.cart ?? null;
  const shown = shownAt(now);
  let next: Outlook<Cart>['next'] = null;
  let from = nextLiveChange(candidates, now);
  while (next === null && from < Number.POSITIVE_INFINITY) {
    const cart = shownAt(from);
    if (cart !== shown) next = { cart, from };
    from = nextLiveChange(candidates, from);
  }
  return { now: shown, next, last: shownAt(Number.POSITIVE_INFINITY) };
}

/** Time in which shoppers see the same cart (null: the theme's own); epoch milliseconds, `to` may be `Infinity`. */
export interface ShownSpan<Cart> {
  readonly cart: Cart | null;
  readonly from: number;
  readonly to: number;
}

/** Consecutive spans of what shoppers see from `now` (epoch milliseconds) on: at most `limit`, none of them empty. */
export function shownSpans<Cart extends Schedulable>(
  carts: readonly Cart[],
  now: number,
  limit: number,
): ShownSpan<Cart>[] {
  const candidates = candidatesOf(carts);
  const spans: ShownSpan<Cart>[] = [];
  for (let from = now; from < Number.POSITIVE_INFINITY; ) {
    const to = nextLiveChange(candidates, from);
    const cart = liveCart(candidates, from)?.cart ?? null;
    const before = spans.at(-1);
    if (before && before.cart === cart) spans[spans.length - 1] = { ...before, to };
    else if (spans.length === limit) break;
    else spans.push({ cart, from, to });
    from = to;
  }
  return spans;
}

function candidatesOf<Cart extends Schedulable>(carts: readonly Cart[]) {
  return liveCandidates(carts).map((cart) => ({ cart, live: livenessOf(cart) }));
}
