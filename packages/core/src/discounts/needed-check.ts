import type { CartDocument } from '../cart/cart-document';
import type { CatalogueProduct } from '../catalogue/product';
import { type CheckedRewards, NO_REWARDS } from '../rewards/checked-rewards';
import { liveCart, nextLiveChange } from '../schedule/live';
import { liveCandidates, livenessOf } from '../schedule/live-candidates';
import { wallTime } from '../schedule/wall-time';
import { compileOffers, giftsOf } from '../storefront/compile-offers';
import { type CartsUnderTest, compileTestedRewards } from '../storefront/compile-tested-rewards';
import type { Widget } from '../widgets/widget';

/** Facts about the shop's carts that the validation function needs. */
export interface NeededCheck {
  readonly now: CheckedRewards;
  /** Of the cart that is live after it; where none follows, of what is given without one. */
  readonly next: CheckedRewards;
  /** When other carts are to be told, in epoch milliseconds; `Infinity`: never. */
  readonly until: number;
}

/**
 * The rewards that the shop's validation has to know from `now` (epoch milliseconds) on: of the cart that is live, and of the
 * one that comes next, so that checkout knows both when a window begins or ends. From the shop's day on which a third cart
 * may begin, it has to know that it doesn't know enough (`CheckedRewards.until`); `timezone` is the shop's, an IANA name.
 * What `widgets`, bundles among them, give holds in all of them.
 */
export function neededCheck(
  documents: readonly CartDocument[],
  products: readonly CatalogueProduct[],
  { now, timezone }: { readonly now: number; readonly timezone: string },
  widgets: readonly Widget[] = [],
  tests: readonly CartsUnderTest[] = [],
): NeededCheck {
  const offers = giftsOf(compileOffers(widgets, products));
  const candidates = liveCandidates(documents, now).map((document) => ({
    document,
    live: livenessOf(document),
  }));
  const [current, next, ...later] = turnsFrom(candidates, now);
  // Where none is live, nothing is given that could be refused, or what is given in all of them.
  const third = later.find(({ cart }) => cart && cart !== current?.cart && cart !== next?.cart);
  const rewardsOf = (turn: typeof current) =>
    turn?.cart
      ? compileTestedRewards(turn.cart.document, products, { offers, tests })
      : { ...NO_REWARDS, ...offers };
  return {
    now: { rewards: rewardsOf(current), until: third ? wallTime(third.from, timezone).date : null },
    next: { rewards: rewardsOf(next), until: null },
    until: nextLiveChange(candidates, now),
  };
}

interface Turn<Cart> {
  readonly from: number;
  /** Null for a time in which none is live. */
  readonly cart: Cart | null;
}

/** Which cart is live from when on, each one's turn after the other's. */
function turnsFrom<Cart extends Parameters<typeof liveCart>[0][number]>(
  carts: readonly Cart[],
  now: number,
): Turn<Cart>[] {
  const turns: Turn<Cart>[] = [];
  for (let from = now; from < Number.POSITIVE_INFINITY; from = nextLiveChange(carts, from)) {
    const cart = liveCart(carts, from);
    if (turns.length === 0 || turns.at(-1)?.cart !== cart) turns.push({ from, cart });
  }
  return turns;
}
