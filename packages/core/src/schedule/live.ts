/** Liveness; `scheduled`: within its period (epoch milliseconds). */
export type Live =
  | { readonly kind: 'scheduled'; readonly from: number; readonly to: number }
  | { readonly kind: 'standing' }
  | { readonly kind: 'fallback' };

interface Scheduled {
  readonly live: Live;
}

/**
 * Cart that is live at `now` (epoch milliseconds, the store's time): a scheduled one within its period, else the
 * enabled one without a schedule, else the fallback, else none.
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
 * Next start or end of a period after `now` (both epoch milliseconds); `Infinity` if there is none. Until then the
 * same cart is live.
 */
export function nextLiveChange(carts: readonly Scheduled[], now: number): number {
  const instants = carts.flatMap(({ live }) => (live.kind === 'scheduled' ? [live.from, live.to] : []));
  return Math.min(...instants.filter((instant) => instant > now));
}

/** Uninterrupted time in which a cart is live, in epoch milliseconds: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Spans in which each cart is live from `now` (epoch milliseconds) on, in order; one that has begun starts at
 * `-Infinity`, one without an end ends at `Infinity`. A cart that is never live again has none.
 */
export function spansOf<Cart extends Scheduled>(carts: readonly Cart[], now: number): Map<Cart, Span[]> {
  const spans = new Map<Cart, Span[]>(carts.map((cart) => [cart, []]));
  for (let [from, at] = [Number.NEGATIVE_INFINITY, now]; at < Number.POSITIVE_INFINITY; ) {
    const cart = liveCart(carts, at);
    const to = nextLiveChange(carts, at);
    const all = cart && spans.get(cart);
    const last = all?.at(-1);
    // Another cart's period may begin and end within this one's.
    if (last && last.to === from) all?.splice(-1, 1, { from: last.from, to });
    else all?.push({ from, to });
    from = at = to;
  }
  return spans;
}
