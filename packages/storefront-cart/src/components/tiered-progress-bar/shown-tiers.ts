import type { GiftState } from '@cartwright/core/rewards/gift-state';
import { type RewardsPromise, type TierStatus, tierStatus } from '@cartwright/core/rewards/promise';
import type { BarReward, TierReward } from '@cartwright/core/rewards/rewards';
import type { BarDisplay, TierDisplay } from '@cartwright/core/storefront/config';

export interface ShownTier {
  readonly reward: TierReward;
  readonly display: TierDisplay;
  readonly status: TierStatus;
}

/** Tiers of a bar with their status, by ascending threshold; empty without a bar. */
export function shownTiers(
  display: Pick<BarDisplay, 'tiers'> | undefined,
  reward: BarReward | null | undefined,
  gifts: readonly GiftState[],
  promise: RewardsPromise,
): ShownTier[] {
  return (display?.tiers ?? [])
    .flatMap((tier): ShownTier[] => {
      const judged = reward?.tiers.find(({ id }) => id === tier.id);
      if (!judged) return [];
      return [{ reward: judged, display: tier, status: tierStatus(judged, promise, gifts) }];
    })
    .sort((a, b) => a.reward.threshold - b.reward.threshold);
}
