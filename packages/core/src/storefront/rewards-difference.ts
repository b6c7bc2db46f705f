import { sameValue } from '../editing/same-value';
import type { RewardBar, RewardsConfig } from '../rewards/config';

/** Parts of rewards in which two carts can differ, each as merchants know it. */
export type RewardsDifference = 'tiers' | 'volume' | 'attribution';

/**
 * The first difference in what checkout does for two carts; null where there is none. Ids don't count: a copy of a cart has its
 * own. What widgets and bundles give is the same beside every cart.
 */
export function rewardsDifference(one: RewardsConfig, other: RewardsConfig): RewardsDifference | null {
  if (!sameValue(one.bars.map(withoutIds), other.bars.map(withoutIds))) return 'tiers';
  if (!sameValue(one.volume, other.volume)) return 'volume';
  return one.attribution === other.attribution ? null : 'attribution';
}

function withoutIds({ id: _, tiers, ...bar }: RewardBar) {
  return { ...bar, tiers: tiers.map(({ id: _tier, ...tier }) => tier) };
}
