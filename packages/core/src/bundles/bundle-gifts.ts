import { subunits } from '../money/subunits';
import type { BundleConfig, BundleTier } from '../rewards/bundle-config';
import { giverOf } from '../rewards/cart';
import type { BundleLine } from './bundle-line';
import type { BundleGift, BundleLineDiscount } from './bundle-rewards';
import type { JudgedTier } from './bundle-tiers';

/** The tiers whose gifts a bundle gives: all that are reached, or the one that applies alone, as that one says. */
export function givingTiers(tiers: readonly JudgedTier[], applied: JudgedTier | null): BundleTier[] {
  if (!applied) return [];
  if (!applied.tier.includedGifts) return [applied.tier];
  return tiers.filter(({ reward }) => reward.reached).map(({ tier }) => tier);
}

/** The gifts of a bundle, with the lines that hold them. Lines are in canonical order. */
export function bundleGifts(
  { id }: BundleConfig,
  instance: string,
  copies: number,
  giving: readonly BundleTier[],
  lines: readonly BundleLine[],
): BundleGift[] {
  return giving.flatMap((tier) =>
    tier.giftItems.map(({ productId, quantity, variantIds, giftMessage }) => {
      const rank = ({ variantId }: BundleLine) => variantIds.indexOf(variantId);
      const held = lines
        .filter(
          (line) =>
            giverOf(line) === `bundle ${id}:${instance} ${tier.id}` &&
            line.productId === productId &&
            // A subscription would be free again and again.
            line.sellingPlanId === null &&
            (variantIds.length === 0 || variantIds.includes(line.variantId)),
        )
        .sort((a, b) => rank(a) - rank(b));
      return {
        tierId: tier.id,
        productId,
        variantIds,
        quantity: quantity * copies,
        lineKeys: held.map(({ key }) => key),
        message: giftMessage === '' ? tier.message : giftMessage,
      };
    }),
  );
}

/** The free units: no more than were promised, whatever lines hold, and each unit once. */
export function freeUnits(gifts: readonly BundleGift[], lines: readonly BundleLine[]): BundleLineDiscount[] {
  const free = new Map<string, BundleLineDiscount>();
  for (const { quantity, lineKeys, message } of gifts) {
    let left = quantity;
    for (const key of lineKeys) {
      const line = lines.find((each) => each.key === key);
      const taken = free.get(key)?.quantity ?? 0;
      const units = line ? Math.min(left, line.quantity - taken) : 0;
      if (!line || units <= 0) continue;
      left -= units;
      free.set(key, {
        lineKey: key,
        source: 'bundle_gift',
        quantity: taken + units,
        amount: subunits(Math.round((line.linePrice / line.quantity) * (taken + units))),
        value: { kind: 'percentage', percent: '100' },
        message,
      });
    }
  }
  return [...free.values()];
}
