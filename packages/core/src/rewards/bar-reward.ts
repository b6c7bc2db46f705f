import { basisOf, type Priced } from './basis';
import type { RewardBar } from './config';
import type { RewardsContext } from './context';
import { giftReward } from './gifts';
import { qualifies } from './qualifying';
import type { BarReward, TierReward } from './rewards';
import { judgeTier } from './tiers';

/** Fields of a bar that its tiers are judged by. */
export type JudgedBar = Pick<
  RewardBar,
  'id' | 'basis' | 'beforeDiscounts' | 'excluded' | 'mechanism' | 'tiers'
> &
  Partial<RewardBar>;

/** Reward of a bar: its basis, and its tiers with their gifts. Steps 3 to 5. */
export function barReward(bar: JudgedBar, priced: Priced, context: RewardsContext): BarReward {
  const value = basisOf(priced, bar);
  const qualifying = priced.lines.filter((line) => qualifies(line, bar));
  const gives = bar.mechanism === 'functions' && context.discountsActive;
  const tiers = bar.tiers.flatMap((tier): TierReward[] => {
    const judged = judgeTier(tier, bar, value, qualifying, priced.exchange);
    if (!judged) return [];
    const given = judged.earned && gives;
    const gifts = tier.type === 'product' ? (tier.gifts ?? []) : [];
    return [{ ...judged, gifts: gifts.map((gift) => giftReward(tier, gift, given, priced.lines, context)) }];
  });
  const afterDiscounts = bar.basis === 'amount' && !bar.beforeDiscounts;
  return { id: bar.id, basis: bar.basis, gives, afterDiscounts, value, tiers };
}
