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
  /** Rewards of the next live cart; if there is none, those given without one. */
  readonly next: CheckedRewards;
  /** Time until which it is valid, in epoch milliseconds; `Infinity`: no end. */
  readonly until: number;
}

/**
 * Rewards for the shop's validation from `now` (epoch milliseconds) on: of the live cart and of the next one, so
 * that checkout accepts both around a boundary. From the shop's day on which a third cart may begin, they are
 * incomplete (`CheckedRewards.until`); `timezone` is the shop's, an IANA name. Rewards of `widgets`, bundles among
 * them, are part of all.
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
  // Without a live cart, nothing is given that could be refused, or only what all of them give.
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
  /** Null for a period without a live cart. */
  readonly cart: Cart | null;
}

/** Live carts in order, each with its start. */
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
