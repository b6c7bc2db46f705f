import { subunits } from '../money/subunits';
import { giftId, giverOf, type RewardLine } from './cart';
import type { GiftProduct, RewardTier } from './config';
import type { GiftVariant, RewardsContext } from './context';
import type { GiftReward, LineDiscount, Rewards, TierReward } from './rewards';

/** Tiers that may give gifts to a cart: those of its bar, of widgets and of bundles. */
export function givingTiers({ bar, offered }: Pick<Rewards, 'bar' | 'offered'>): readonly TierReward[] {
  return bar ? [...bar.tiers, ...offered] : offered;
}

/** Whether a variant can be added as a gift: not sold out, without a required selling plan, sold one at a time. */
export function isOfferable(variant: GiftVariant | undefined): boolean {
  return variant?.available === true && !variant.needsSellingPlan && variant.minimumQuantity <= 1;
}

/** Gift of a product tier, with our lines of it, in the order in which the first is free. Step 5. */
export function giftReward(
  tier: RewardTier,
  gift: GiftProduct,
  given: boolean,
  lines: readonly RewardLine[],
  context: RewardsContext,
): GiftReward {
  const variants = gift.variantIds
    .filter((variantId) => context.variants[variantId] !== undefined)
    .map((variantId) => ({ variantId, offerable: isOfferable(context.variants[variantId]) }));
  return {
    id: giftId(tier.id, gift.productId),
    tierId: tier.id,
    productId: gift.productId,
    given,
    allowed: gift.variantIds,
    variants: tier.hideSoldOut ? variants.filter(({ offerable }) => offerable) : variants,
    soldOut: gift.variantIds.every((variantId) => context.variants[variantId]?.available === false),
    lineKeys: linesOf(tier, gift, lines).map((line) => line.key),
  };
}

function linesOf(tier: RewardTier, gift: GiftProduct, lines: readonly RewardLine[]): RewardLine[] {
  const rank = ({ variantId }: RewardLine) => {
    const index = gift.variantIds.indexOf(variantId);
    return index < 0 ? gift.variantIds.length : index;
  };
  return lines
    .filter(
      (line) =>
        giverOf(line) === tier.id &&
        line.productId === gift.productId &&
        // A subscription would be free at each renewal.
        line.sellingPlanId === null &&
        (gift.anyVariant || gift.variantIds.includes(line.variantId)),
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** Free unit of each gift of tiers, over the whole cart. `judged` are the results of the tiers. */
export function freeUnits(
  tiers: readonly RewardTier[],
  judged: readonly TierReward[],
  lines: readonly RewardLine[],
  source: 'gift' | 'offered_gift',
): LineDiscount[] {
  return judged.flatMap(({ id, gifts }) => {
    const tier = tiers.find((each) => each.id === id);
    return gifts.flatMap((gift, at): LineDiscount[] => {
      const line = gift.given && lines.find(({ key }) => key === gift.lineKeys[0]);
      if (!line || line.quantity < 1) return [];
      return [
        {
          lineKey: line.key,
          source,
          quantity: 1,
          amount: subunits(Math.round(line.linePrice / line.quantity)),
          value: { kind: 'percentage', percent: '100' },
          message: tier?.gifts?.[at]?.message ?? tier?.message ?? '',
        },
      ];
    });
  });
}
