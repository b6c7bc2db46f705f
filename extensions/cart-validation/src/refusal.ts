import { majorToSubunits } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import { isGiftLine, type RewardLine } from '@cartwright/core/rewards/cart';
import { readVersionedCheck, rewardsThatMayBeLive } from '@cartwright/core/rewards/checked-rewards';
import { rewardLine } from '@cartwright/core/rewards/function-line';
import { refusedUnits } from '@cartwright/core/rewards/refused-units';
import { rewardsOfVariant } from '@cartwright/core/rewards/variant-rewards';
import type { ChargedLine, ValidationInput } from './input';

/** Reason to reject the checkout; null to accept, also without a known configuration. */
export function refusalOf(input: ValidationInput): 'charged' | 'unearned' | null {
  const lines = input.cart.lines.map(chargedLine);
  const now = lines.some(isGiftLine) && readVersionedCheck(input.validation.now?.jsonValue);
  if (!now) return null;
  const next = readVersionedCheck(input.validation.next?.jsonValue);
  const refused = refusedUnits(
    rewardsThatMayBeLive(now, next, input.shop.localTime.date)?.map((config) =>
      rewardsOfVariant(config, input.cart.variant?.value),
    ) ?? null,
    {
      currency: input.cart.cost.subtotalAmount.currencyCode,
      lines,
      othersOrderDiscount: subunits(0),
    },
    {
      country: input.localization.country.isoCode,
      // As in the discount function: the input has the exchange rate, also for the shop's own currency (1.0), but not
      // that currency.
      shopCurrency: '',
      rate: input.presentmentCurrencyRate,
      variants: {},
      discountsActive: true,
    },
    judgedOffers,
  );
  return refused.find(({ reason }) => reason === 'charged')?.reason ?? refused[0]?.reason ?? null;
}

/**
 * Shopify doesn't say whether a line's total has its discounts taken off when a validation runs. What is told by either the
 * total or the discounts themselves to cost nothing costs nothing: to refuse a gift that is free would end the sale.
 */
function chargedLine(line: ChargedLine): RewardLine {
  const known = rewardLine(line);
  // Other lines aren't checked, and there may be hundreds.
  if (!isGiftLine(known)) return known;
  const amount = (text: string) => majorToSubunits(text) ?? 0;
  const discounts = line.discountAllocations.reduce(
    (sum, { discountedAmount }) => sum + amount(discountedAmount.amount),
    0,
  );
  const left = Math.min(
    amount(line.cost.totalAmount.amount),
    amount(line.cost.subtotalAmount.amount) - discounts,
  );
  return { ...known, charged: subunits(Math.max(0, left)) };
}
