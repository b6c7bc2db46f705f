import type { BundleConfig } from '../rewards/bundle-config';
import { type BundleSettings, newBundle, newStep, newTier } from './bundle-settings';

/** Bundle rule (`evaluateBundle`) of its settings, with defaults for fields that are empty while edited. */
export function bundleConfigOf(
  id: number,
  { steps, container, discount }: Pick<BundleSettings, 'steps' | 'container' | 'discount'>,
): BundleConfig {
  const { requiredTarget, enabledLimitLineQuantityDiscount, excludedAddOnDiscountOnSub } = discount;
  return {
    id: `${id}`,
    steps: steps.map(({ quantityInputs }) => ({ quantityInputs: filled(quantityInputs, STEP) })),
    container: filled(container, NEW.container),
    discount: {
      requiredTarget,
      enabledLimitLineQuantityDiscount,
      excludedAddOnDiscountOnSub,
      maxQuantityPerLine: discount.maxQuantityPerLine ?? 1,
      discountedFrom: discount.discountedFrom,
      parentVariantId: discount.parentVariantId,
      tiers: discount.tiers.map((tier) => {
        const { discountValue, requiredQuantity, requiredSubtotal, giftItems } = filled(tier, TIER);
        return {
          id: tier.id,
          discountType: tier.discountType,
          discountValue: `${discountValue}`,
          requiredQuantity,
          requiredSubtotal: `${requiredSubtotal}`,
          giftItems: giftItems.map(({ quantity, ...gift }) => ({ ...gift, quantity: quantity ?? 1 })),
          includedGifts: tier.includedGifts,
          message: tier.message,
        };
      }),
    },
  };
}

const NEW = newBundle();
const STEP = newStep('', '').quantityInputs;
const TIER = newTier('');

type Filled<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

/** Fields with defaults for empty ones. */
function filled<Fields extends object>(fields: Fields, otherwise: Fields): Filled<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value ?? otherwise[name as keyof Fields],
  ]);
  return Object.fromEntries(entries) as Filled<Fields>;
}
