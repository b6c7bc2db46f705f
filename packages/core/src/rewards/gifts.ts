import { subunits } from '../money/subunits';
import { giftId, giverOf, type RewardLine } from './cart';
import type { GiftProduct, RewardTier } from './config';
import type { GiftVariant, RewardsContext } from './context';
import type { GiftReward, LineDiscount } from './rewards';

/** Whether a variant can be added as a gift: not sold out, no selling plan needed, sold one at a time. */
export function isOfferable(variant: GiftVariant | undefined): boolean {
  return variant?.available === true && !variant.needsSellingPlan && variant.minimumQuantity <= 1;
}

/** Step 5: one gift of a product tier, with our lines of it in the order in which one of them is free. */
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
        // A subscription would be free again and again.
        line.sellingPlanId === null &&
        (gift.anyVariant || gift.variantIds.includes(line.variantId)),
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** The one free unit of a gift, over the whole cart; null when no line of ours can have it. */
export function freeUnit(
  gift: GiftReward,
  lines: readonly RewardLine[],
  message: string,
): LineDiscount | null {
  if (!gift.given) return null;
  const line = lines.find(({ key }) => key === gift.lineKeys[0]);
  if (!line || line.quantity < 1) return null;
  return {
    lineKey: line.key,
    source: 'gift',
    quantity: 1,
    amount: subunits(Math.round(line.linePrice / line.quantity)),
    value: { kind: 'percentage', percent: '100' },
    message,
  };
}
