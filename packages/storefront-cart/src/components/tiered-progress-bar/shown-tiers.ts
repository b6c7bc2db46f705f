import { type GiftState, isWithdrawn } from '@cartwright/core/rewards/gift-state';
import type { BarReward, TierReward } from '@cartwright/core/rewards/rewards';
import type { BarDisplay, TierDisplay } from '@cartwright/core/storefront/config';

export interface ShownTier {
  readonly reward: TierReward;
  readonly display: TierDisplay;
  /** Whether it has given nothing, because the store has charged for its gifts. */
  readonly withdrawn: boolean;
}

/** The tiers of a bar as they stand, from the lowest threshold on; none without a bar. */
export function shownTiers(
  display: Pick<BarDisplay, 'tiers'> | undefined,
  reward: BarReward | null | undefined,
  gifts: readonly GiftState[],
): ShownTier[] {
  return (display?.tiers ?? [])
    .flatMap((tier): ShownTier[] => {
      const withdrawn = isWithdrawn(tier.id, gifts);
      const earned = reward?.tiers.find(({ id }) => id === tier.id);
      return earned ? [{ reward: earned, display: tier, withdrawn }] : [];
    })
    .sort((a, b) => a.reward.threshold - b.reward.threshold);
}
