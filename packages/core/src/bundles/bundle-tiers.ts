import { parseDecimal, percentageOf } from '../money/decimal';
import { atMost, minus, type Subunits, subunits } from '../money/subunits';
import type { BundleDiscount, BundleTier } from '../rewards/bundle-config';
import { type Exchange, inCartCurrency } from '../rewards/exchange';
import type { BundleTierReward } from './bundle-rewards';

/** Worth of one copy, by which tiers are judged. */
export interface Worth {
  readonly units: number;
  /** Price of the counted units. */
  readonly price: Subunits;
  /** Price of the counted units that are discounted. */
  readonly discountable: Subunits;
  readonly complete: boolean;
}

/** Tier with its result for one copy. */
export interface JudgedTier {
  readonly tier: BundleTier;
  readonly reward: BundleTierReward;
  /** Discount on one copy, in the cart's currency. */
  readonly amount: Subunits;
}

/** Results of a bundle's tiers, without those that need an unknown rate. */
export function judgedTiers(discount: BundleDiscount, worth: Worth, exchange: Exchange): JudgedTier[] {
  return discount.tiers.flatMap((tier) => {
    const byUnits = discount.requiredTarget === 'quantity';
    const threshold = byUnits ? tier.requiredQuantity : inCartCurrency(tier.requiredSubtotal, exchange);
    const amount = amountOf(tier, worth, exchange);
    if (threshold === null || amount === null) return [];
    const value = byUnits ? worth.units : worth.price;
    // A fixed price is for exactly that many units: further ones would be free.
    const fits = tier.discountType !== 'fixed_price' || (byUnits && value === threshold);
    return {
      tier,
      amount,
      reward: {
        id: tier.id,
        threshold,
        remaining: Math.max(0, threshold - value),
        reached: worth.complete && value >= threshold && fits,
      },
    };
  });
}

/** Highest reached tier, the first on a tie. */
export function appliedTier(tiers: readonly JudgedTier[]): JudgedTier | null {
  return tiers
    .filter(({ reward }) => reward.reached)
    .reduce<JudgedTier | null>(
      (best, each) => (best && best.reward.threshold >= each.reward.threshold ? best : each),
      null,
    );
}

function amountOf(
  { discountType, discountValue }: BundleTier,
  { price, discountable }: Worth,
  exchange: Exchange,
): Subunits | null {
  if (discountType === 'percentage') {
    const percent = parseDecimal(discountValue);
    return percent && atMost(percentageOf(discountable, percent, exchange.unit), discountable);
  }
  const amount = inCartCurrency(discountValue, exchange);
  if (amount === null) return null;
  return atMost(discountType === 'fixed_price' ? minus(price, amount) : subunits(amount), discountable);
}
