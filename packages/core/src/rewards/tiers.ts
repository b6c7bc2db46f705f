import type { RewardLine } from './cart';
import type { RewardBar, RewardTier } from './config';
import { type Exchange, minimumInCartCurrency } from './exchange';
import type { TierReward } from './rewards';

/** Bar of a shopper's country: one that lists it, else the one without geolocation, else none. Step 3. */
export function barFor(bars: readonly RewardBar[], country: string | null): RewardBar | null {
  const code = country?.toUpperCase();
  return (
    bars.find((bar) => bar.countries?.some((listed) => listed.toUpperCase() === code)) ??
    bars.find((bar) => bar.countries === null) ??
    null
  );
}

/** Settings of a bar that its tiers are judged by. */
type BarSettings = Pick<RewardBar, 'basis'> &
  Partial<Pick<RewardBar, 'freeShippingOnAllProducts' | 'freeShippingOnSubscription'>>;

/** Reward of a tier without its gifts; null if its threshold is unknown (no rate). Step 4. */
export function judgeTier(
  tier: RewardTier,
  bar: BarSettings,
  basis: number,
  qualifying: readonly RewardLine[],
  exchange: Exchange,
): Omit<TierReward, 'gifts'> | null {
  const threshold = thresholdOf(tier, bar, exchange);
  if (threshold === null) return null;
  const bySubscription =
    tier.type === 'shipping' &&
    bar.freeShippingOnSubscription === true &&
    qualifying.some((line) => line.sellingPlanId !== null);
  const reached = basis >= threshold && qualifying.some((line) => line.quantity > 0);
  return {
    id: tier.id,
    type: tier.type,
    threshold,
    remaining: bySubscription ? 0 : Math.max(0, threshold - basis),
    earned: bySubscription || reached,
  };
}

function thresholdOf(tier: RewardTier, bar: BarSettings, exchange: Exchange): number | null {
  if (tier.type === 'shipping' && bar.freeShippingOnAllProducts) return 0;
  if (bar.basis === 'quantity') return Number(tier.minimum);
  return minimumInCartCurrency(tier, exchange);
}
