import type { RewardsContext } from '@cartwright/core/rewards/context';
import type { JudgeOffers } from '@cartwright/core/rewards/evaluate-rewards';
import type { StorefrontCart, StorefrontProduct } from '@cartwright/core/storefront/config';
import type { KnownVariant } from './known-variants';
import type { StoreCart } from './store-cart';

/** Inputs of predictions: the live cart's config, the shopper's market, and known variants. */
export interface Rules {
  readonly config: StorefrontCart;
  readonly context: RewardsContext;
  /** The config's products, with their titles in the page's language as far as the page knows them. */
  readonly products: readonly StorefrontProduct[];
  /** Page currency, that of the rate and known prices. */
  readonly currency: string;
  readonly known: ReadonlyMap<number, KnownVariant>;
  /** Evaluation of bundles and widget gifts, once loaded; shops without them don't load it. */
  readonly judgeOffers?: JudgeOffers | undefined;
}

/**
 * Context for evaluating a cart. If the shopper switched markets in another tab, the cart's currency has no known rate.
 */
export function contextOf({ currency }: Pick<StoreCart, 'currency'>, rules: Rules): RewardsContext {
  return currency === rules.currency ? rules.context : { ...rules.context, rate: null };
}
