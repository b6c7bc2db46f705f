import type { RewardsContext } from '@cartwright/core/rewards/context';
import type { JudgeOffers } from '@cartwright/core/rewards/evaluate-rewards';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { KnownVariant } from './known-variants';
import type { StoreCart } from './store-cart';

/** Rules of predictions: the live cart's config, the shopper's market, and the variants that are known. */
export interface Rules {
  readonly config: StorefrontCart;
  readonly context: RewardsContext;
  /** The page's, which the rate and the known prices are of. */
  readonly currency: string;
  readonly known: ReadonlyMap<number, KnownVariant>;
  /** The rule of bundles and of gifts of widgets, from when it is loaded on: carts of shops without them do without. */
  readonly judgeOffers?: JudgeOffers | undefined;
}

/**
 * The context that a cart is judged in. Where the shopper has gone to another market in another tab, the store answers
 * in a currency whose rate this page does not know.
 */
export function contextOf({ currency }: Pick<StoreCart, 'currency'>, rules: Rules): RewardsContext {
  return currency === rules.currency ? rules.context : { ...rules.context, rate: null };
}
