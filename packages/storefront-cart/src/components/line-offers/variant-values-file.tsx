import { VariantValues, type VariantValuesProps } from '@cartwright/ui/cart/line-offers/variant-values';
import type { Signal } from '@preact/signals';
import type { ReactNode } from 'react';
import type { LineVariant } from './line-product';
import { type ChosenValues, variantChoices } from './variant-choices';

/**
 * The variants of a line's product as buttons; null where they are better read as a list. `variantId` is the line's own, and
 * `change` hears of another one.
 */
export function variantValues(
  variants: readonly Pick<LineVariant, 'id' | 'title' | 'available'>[],
  variantId: number,
  chosen: Signal<ChosenValues | null>,
  change: (variantId: number) => void,
  texts: Pick<VariantValuesProps, 'label' | 'soldOut'>,
): ReactNode {
  const choose = (values: ChosenValues) => {
    chosen.value = values;
  };
  const options = variantChoices(variants, variantId, chosen.value, choose, change);
  return options && <VariantValues {...texts} options={options} />;
}
