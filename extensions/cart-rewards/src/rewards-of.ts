import { subunits } from '@cartwright/core/money/subunits';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import { givenPart } from '@cartwright/core/rewards/discount-classes';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { rewardLine } from '@cartwright/core/rewards/function-line';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import { rewardsOfVariant } from '@cartwright/core/rewards/variant-rewards';
import { readVersionedConfig } from '@cartwright/core/rewards/versioned-config';
import type { FunctionInput } from './input';

export interface Earned {
  readonly rewards: Rewards;
  readonly lines: readonly RewardLine[];
}

/**
 * Rewards of the cart at checkout that the discount gives; null when the discount carries no configuration, or a newer one. The function runs only while
 * its discount is active, and it does not see discounts of others.
 */
export function rewardsOf(input: FunctionInput): Earned | null {
  const carried = readVersionedConfig((input.discount.metafield ?? input.discount.old)?.jsonValue);
  if (!carried) return null;
  const config = rewardsOfVariant(carried, input.cart.variant?.value);
  const lines = input.cart.lines.map(rewardLine);
  const currency = input.cart.cost.subtotalAmount.currencyCode;
  const cart = { currency, lines, othersOrderDiscount: subunits(0) };
  const context = {
    country: input.localization.country.isoCode,
    // The input has the exchange rate, also for the shop's own currency (1.0), but not that currency.
    shopCurrency: '',
    rate: input.presentmentCurrencyRate,
    variants: {},
    discountsActive: true,
  };
  const rewards = evaluateRewards(config, cart, context, judgedOffers);
  return { rewards: givenPart(config, rewards), lines };
}
