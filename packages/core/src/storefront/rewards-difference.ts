import { sameValue } from '../editing/same-value';
import type { RewardBar, RewardsConfig } from '../rewards/config';

/** Aspects in which the rewards of two carts can differ. */
export type RewardsDifference = 'tiers' | 'volume' | 'attribution';

/**
 * First difference in the rewards of two carts at checkout; null without one. Ids are ignored: a copy of a cart
 * has its own. Offers are the same in every cart.
 */
export function rewardsDifference(one: RewardsConfig, other: RewardsConfig): RewardsDifference | null {
  if (!sameValue(one.bars.map(withoutIds), other.bars.map(withoutIds))) return 'tiers';
  if (!sameValue(one.volume, other.volume)) return 'volume';
  return one.attribution === other.attribution ? null : 'attribution';
}

function withoutIds({ id: _, tiers, ...bar }: RewardBar) {
  return { ...bar, tiers: tiers.map(({ id: _tier, ...tier }) => tier) };
}
