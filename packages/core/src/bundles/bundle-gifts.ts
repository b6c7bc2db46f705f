import type { BundleConfig, BundleTier } from '../rewards/bundle-config';
import type { RewardTier } from '../rewards/config';
import type { JudgedTier } from './bundle-tiers';

/** Tiers whose gifts a bundle gives: all that are reached, or only the applied one, as that one sets. */
export function givingTiers(tiers: readonly JudgedTier[], applied: JudgedTier | null): BundleTier[] {
  if (!applied) return [];
  if (!applied.tier.includedGifts) return [applied.tier];
  return tiers.filter(({ reward }) => reward.reached).map(({ tier }) => tier);
}

/** Giver's name in the gift lines of a bundle's tier (`giverOf`). */
export const giverName = (bundleId: string, instance: string, tierId: string): string =>
  `bundle ${bundleId}:${instance} ${tierId}`;

/** Gifts of a bundle as earned tiers, so that the general rule of gifts applies: each instance gives one of each. */
export function bundleGifts(
  { id }: BundleConfig,
  instance: string,
  giving: readonly BundleTier[],
): RewardTier[] {
  return giving
    .filter(({ giftItems }) => giftItems.length > 0)
    .map((tier) => ({
      id: giverName(id, instance, tier.id),
      type: 'product',
      minimum: '0',
      gifts: tier.giftItems.map(({ productId, variantIds, giftMessage }) => ({
        productId,
        variantIds,
        anyVariant: variantIds.length === 0,
        ...(giftMessage !== '' && { message: giftMessage }),
      })),
      hideSoldOut: true,
      message: tier.message,
    }));
}
