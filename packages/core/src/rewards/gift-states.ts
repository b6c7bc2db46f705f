import type { RewardCart } from './cart';
import type { Choices } from './context';
import type { GiftReason, GiftState, GiftStatus } from './gift-state';
import { givingTiers } from './gifts';
import { keptLine, offerableVariants, wasRefused } from './plan-cart-changes';
import { hasDiscountsOfOthers } from './promise';
import type { GiftReward, Rewards, TierReward } from './rewards';

/** States of the bar's, widgets' and bundles' gifts. `pending`: ids of gifts that a running request adds or swaps. */
export function giftStates(
  rewards: Rewards,
  cart: RewardCart,
  choices: Choices,
  pending: readonly string[],
): GiftState[] {
  // A tier lost without discounts was lost by the shopper's own changes.
  const discounted = rewards.bar?.afterDiscounts === true && hasDiscountsOfOthers(cart);
  return givingTiers(rewards).flatMap((tier) =>
    tier.gifts.map((gift) => ({
      id: gift.id,
      tierId: gift.tierId,
      productId: gift.productId,
      ...judgementOf(gift, tier, cart, choices, pending, discounted),
      variantId: keptLine(gift, cart, choices)?.variantId ?? choices.picked[gift.id] ?? null,
      variants: gift.variants.map(({ variantId, offerable }) => ({
        variantId,
        offerable: offerable && !choices.refused.includes(variantId),
      })),
    })),
  );
}

type Judgement = readonly [GiftStatus, GiftReason?];

function judgementOf(
  gift: GiftReward,
  tier: TierReward,
  cart: RewardCart,
  choices: Choices,
  pending: readonly string[],
  discounted: boolean,
): Pick<GiftState, 'status' | 'reason'> {
  const withdrawn = choices.withdrawn.includes(gift.id);
  const judge = (): Judgement => {
    if (!tier.earned) return withdrawn && discounted ? ['locked', 'discounted'] : ['locked'];
    // Others were chosen instead.
    if (!gift.given && tier.left === 0) return ['locked'];
    if (!gift.given || choices.lost) return ['unavailable', 'lost'];
    if (pending.includes(gift.id)) return ['loading'];
    if (keptLine(gift, cart, choices)) return ['in_cart'];
    if (offerableVariants(gift, choices).length === 0) {
      // The store refuses an available variant after somebody else has taken the last one.
      return gift.soldOut || wasRefused(gift, choices) ? ['unavailable', 'sold_out'] : ['unavailable'];
    }
    if (choices.declined.includes(gift.id)) return ['removed'];
    return withdrawn ? ['unavailable', 'charged'] : ['offered'];
  };
  const [status, reason = null] = judge();
  return { status, reason };
}
