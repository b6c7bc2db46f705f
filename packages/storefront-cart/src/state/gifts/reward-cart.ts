import { type Subunits, subunits, sum } from '@cartwright/core/money/subunits';
import type { RewardCart, RewardLine } from '@cartwright/core/rewards/cart';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { Discount, StoreCart, StoreLine } from '../ports/store-cart';
import { hasCode } from './shopper-part';

/**
 * Converts a cart for reward evaluation. Our discounts are identified by title; one titled like an applied code is the
 * code's. Titles that aren't of widgets are evidence of the cart's own discount. A line of unknown price counts as zero
 * until the store has responded.
 */
export function rewardCart(
  cart: StoreCart,
  { discountTitles, offerTitles = [] }: Pick<StorefrontCart, 'discountTitles' | 'offerTitles'>,
): RewardCart {
  const ours = oursIn(cart, discountTitles);
  const shown = [...cart.orderDiscounts, ...cart.lines.flatMap(({ discounts }) => discounts)];
  return {
    currency: cart.currency,
    lines: cart.lines.map((line) => rewardLine(line, ours)),
    othersOrderDiscount: ofOthers(cart.orderDiscounts, ours),
    hasOurs: shown.some((discount) => ours(discount) && !offerTitles.includes(discount.title)),
  };
}

export type IsOurs = (discount: Discount) => boolean;

/** Returns a predicate for our discounts in a cart. */
export function oursIn({ codes }: Pick<StoreCart, 'codes'>, discountTitles: readonly string[]): IsOurs {
  const applied = codes.flatMap(({ code, applicable }) => (applicable ? code : []));
  return ({ title }) => discountTitles.includes(title) && !hasCode(applied, title);
}

function rewardLine(line: StoreLine, ours: IsOurs): RewardLine {
  return {
    key: line.key,
    variantId: line.variantId,
    productId: line.productId,
    quantity: line.quantity,
    linePrice: line.linePrice ?? subunits(0),
    othersDiscount: ofOthers(line.discounts, ours),
    properties: Object.fromEntries(
      Object.entries(line.properties).map(([name, value]) => [name, String(value)]),
    ),
    sellingPlanId: line.sellingPlan?.id ?? null,
    giftCard: line.giftCard,
    charged: line.charged,
  };
}

function ofOthers(discounts: readonly Discount[], ours: IsOurs): Subunits {
  return sum(discounts.flatMap((discount) => (ours(discount) ? [] : discount.amount)));
}
