import { type Subunits, subunits, sum } from '@cartwright/core/money/subunits';
import type { RewardCart, RewardLine } from '@cartwright/core/rewards/cart';
import type { Discount, StoreCart, StoreLine } from './store-cart';

/**
 * A cart as the rewards see it. Our own discounts are told from those of others by their titles. A line of unknown
 * price counts as nothing until the store has answered.
 */
export function rewardCart(cart: StoreCart, discountTitles: readonly string[]): RewardCart {
  return {
    currency: cart.currency,
    lines: cart.lines.map((line) => rewardLine(line, discountTitles)),
    othersOrderDiscount: ofOthers(cart.orderDiscounts, discountTitles),
  };
}

function rewardLine(line: StoreLine, discountTitles: readonly string[]): RewardLine {
  return {
    key: line.key,
    variantId: line.variantId,
    productId: line.productId,
    quantity: line.quantity,
    linePrice: line.linePrice ?? subunits(0),
    othersDiscount: ofOthers(line.discounts, discountTitles),
    properties: Object.fromEntries(
      Object.entries(line.properties).map(([name, value]) => [name, String(value)]),
    ),
    sellingPlanId: line.sellingPlan?.id ?? null,
    giftCard: line.giftCard,
    charged: line.charged,
  };
}

function ofOthers(discounts: readonly Discount[], discountTitles: readonly string[]): Subunits {
  return sum(discounts.flatMap(({ title, amount }) => (discountTitles.includes(title) ? [] : amount)));
}
