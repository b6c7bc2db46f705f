import type { RewardCart } from './cart';
import type { Choices } from './context';
import type { GiftState, GiftStatus } from './gift-state';
import { keptLine, offerableVariants } from './plan-cart-changes';
import type { GiftReward, Rewards, TierReward } from './rewards';

/** What a shopper sees of the gifts of the bar. `pending`: ids of gifts that a request under way adds or swaps. */
export function giftStates(
  rewards: Rewards,
  cart: RewardCart,
  choices: Choices,
  pending: readonly string[],
): GiftState[] {
  return (rewards.bar?.tiers ?? []).flatMap((tier) =>
    tier.gifts.map((gift) => ({
      id: gift.id,
      tierId: gift.tierId,
      productId: gift.productId,
      status: statusOf(gift, tier, cart, choices, pending),
      variantId: keptLine(gift, cart, choices)?.variantId ?? choices.picked[gift.id] ?? null,
      variants: gift.variants.map(({ variantId, offerable }) => ({
        variantId,
        offerable: offerable && !choices.refused.includes(variantId),
      })),
    })),
  );
}

function statusOf(
  gift: GiftReward,
  tier: TierReward,
  cart: RewardCart,
  choices: Choices,
  pending: readonly string[],
): GiftStatus {
  if (!tier.earned) return 'locked';
  if (!gift.given) return 'unavailable';
  if (pending.includes(gift.id)) return 'loading';
  if (keptLine(gift, cart, choices)) return 'in_cart';
  if (offerableVariants(gift, choices).length === 0) return 'unavailable';
  if (choices.declined.includes(gift.id)) return 'removed';
  return choices.withdrawn.includes(gift.id) ? 'unavailable' : 'offered';
}
