import { VariantValues, type VariantValuesProps } from '@cartwright/ui/cart/line-offers/variant-values';
import type { Signal } from '@preact/signals';
import type { ReactNode } from 'react';
import type { LineVariant } from './line-product';
import { type ChosenValues, variantChoices } from './variant-choices';

/**
 * Buttons for the variants of a line's product; null if a list is more readable. `variantId` is the line's own,
 * `change` is called for another one.
 */
export function variantValues(
  variants: readonly Pick<LineVariant, 'id' | 'title' | 'available'>[],
  variantId: number,
  chosen: Signal<ChosenValues | null>,
  change: (variantId: number) => void,
  texts: Pick<VariantValuesProps, 'label' | 'soldOut' | 'hint'>,
): ReactNode {
  const choose = (values: ChosenValues | null) => {
    chosen.value = values;
  };
  const options = variantChoices(variants, variantId, chosen.value, choose, change);
  return options && <VariantValues {...texts} options={options} />;
}
