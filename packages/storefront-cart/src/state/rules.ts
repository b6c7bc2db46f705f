import type { RewardsContext } from '@cartwright/core/rewards/context';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { KnownVariant } from './known-variants';

/** What predictions are made with: the live cart's config, the shopper's market, and the variants that are known. */
export interface Rules {
  readonly config: StorefrontCart;
  readonly context: RewardsContext;
  readonly known: ReadonlyMap<number, KnownVariant>;
}
