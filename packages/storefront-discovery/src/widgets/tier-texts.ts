import { minUnits } from '@cartwright/core/bundles/judged-choice';
import type { BundleConfig } from '@cartwright/core/rewards/bundle-config';
import { exchangeOf, inCartCurrency } from '@cartwright/core/rewards/exchange';
import type { TierTexts } from '@cartwright/ui/listing/bundle-builder';
import type { BundleMessages } from './bundle-messages';
import type { BundleRenderContext } from './widget-parts';

/** Texts of each tier, with amounts in the page's currency. Empty without a known rate. */
export function tierTexts(
  rule: BundleConfig,
  { currency, ...exchange }: BundleRenderContext['exchange'] & { readonly currency: string },
  messages: BundleMessages,
  format: (amount: number) => string,
): TierTexts[] {
  const { requiredTarget, tiers } = rule.discount;
  const rate = exchangeOf({ currency }, exchange);
  const amountOf = (typed: string) => {
    const amount = inCartCurrency(typed, rate);
    return amount ? format(amount) : '';
  };
  return tiers.map(({ discountType, discountValue, requiredQuantity, requiredSubtotal }) => {
    const isCounted = requiredTarget === 'quantity';
    const value =
      discountType !== 'percentage'
        ? amountOf(discountValue)
        : Number(discountValue)
          ? messages.percent(`${Number(discountValue)}`)
          : '';
    if (discountType === 'fixed_price') {
      const fixed = isCounted && value ? messages.fixed(requiredQuantity, value) : '';
      return { off: fixed, needs: fixed };
    }
    const needed = isCounted
      ? messages.products(Math.max(requiredQuantity, minUnits(rule)))
      : amountOf(requiredSubtotal);
    return { off: value && messages.off(value), needs: needed && messages.tierFrom(needed) };
  });
}
