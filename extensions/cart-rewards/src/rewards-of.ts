import { majorToSubunits } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import { readVersionedConfig } from '@cartwright/core/rewards/versioned-config';
import type { FunctionInput, FunctionLine } from './input';

export interface Earned {
  readonly rewards: Rewards;
  readonly lines: readonly RewardLine[];
}

/**
 * What the cart at checkout has earned; null when the discount carries no configuration, or a newer one. The function runs only while
 * its discount is active, and it does not see discounts of others.
 */
export function rewardsOf(input: FunctionInput): Earned | null {
  const config = readVersionedConfig((input.discount.metafield ?? input.discount.old)?.jsonValue);
  if (!config) return null;
  const lines = input.cart.lines.map(rewardLine);
  const currency = input.cart.cost.subtotalAmount.currencyCode;
  const cart = { currency, lines, othersOrderDiscount: subunits(0) };
  const rewards = evaluateRewards(config, cart, {
    country: input.localization.country.isoCode,
    // The function is told the rate, also for the shop's own currency (1.0), but not that currency.
    shopCurrency: '',
    rate: input.presentmentCurrencyRate,
    variants: {},
    discountsActive: true,
  });
  return { rewards, lines };
}

/** A line without a variant (a custom item of a draft order) is no product of any reward, and qualifies for none. */
function rewardLine(line: FunctionLine): RewardLine {
  const { merchandise } = line;
  const isVariant = merchandise.__typename === 'ProductVariant';
  return {
    key: line.id,
    variantId: isVariant ? numericId(merchandise.id) : 0,
    productId: isVariant ? numericId(merchandise.product.id) : 0,
    quantity: line.quantity,
    linePrice: majorToSubunits(line.cost.subtotalAmount.amount) ?? subunits(0),
    othersDiscount: subunits(0),
    properties: {
      ...(typeof line.source?.value === 'string' && { _source: line.source.value }),
      ...(typeof line.tier?.value === 'string' && { _tier: line.tier.value }),
    },
    sellingPlanId: line.sellingPlanAllocation ? numericId(line.sellingPlanAllocation.sellingPlan.id) : null,
    // Gift cards do not qualify either.
    giftCard: isVariant ? merchandise.product.isGiftCard : true,
    charged: null,
  };
}

/** `gid://shopify/ProductVariant/123` is 123. */
function numericId(gid: string): number {
  return Number(gid.slice(gid.lastIndexOf('/') + 1));
}
