import { BUILT_IN } from '@cartwright/core/data-sources/built-in-sources';
import { sourceAt } from '@cartwright/core/data-sources/source-at';
import { formatMoney } from '@cartwright/core/money/format-money';
import {
  type BundleSettings,
  isEmptyStep,
  type StepSettings,
  type TierSettings,
} from '@cartwright/core/widgets/bundle-settings';

/** Step title, or a default. */
export const stepName = ({ title }: Pick<StepSettings, 'title'>, at: number): string =>
  title.trim() || `Step ${at + 1}`;

/** Source and quantity range of a step. */
export function stepSummary(step: StepSettings): string {
  const { minQuantityPerStep: min, maxQuantityPerStep: max } = step.quantityInputs;
  return [sourceMessage(step), rangeLabel(min ?? 0, max)].join(' · ');
}

function sourceMessage(step: StepSettings): string {
  if (isEmptyStep(step)) return 'No products yet';
  const at = sourceAt(step.endpoint);
  if (at === null) return 'No source';
  if (at.source === 'hand_picked')
    return `${step.products.length} ${step.products.length === 1 ? 'product' : 'products'}`;
  return at.source === 'custom' ? 'Your data source' : BUILT_IN[at.source].name;
}

function rangeLabel(min: number, max: number | null): string {
  if (max === null) return `choose at least ${min}`;
  if (min === max) return `choose ${max}`;
  return min === 0 ? `choose up to ${max}` : `choose ${min} to ${max}`;
}

/** Name of a tier: requirement and discount. `currency` is the shop's. */
export function tierName(
  { discountType, discountValue, requiredQuantity, requiredSubtotal }: TierSettings,
  target: BundleSettings['discount']['requiredTarget'],
  currency: string,
): string {
  const money = (amount: number | null) => formatMoney(Math.round((amount ?? 0) * 100), currency, 'en');
  const needs =
    target === 'quantity'
      ? `From ${requiredQuantity ?? 0} ${requiredQuantity === 1 ? 'product' : 'products'}`
      : `From ${money(requiredSubtotal)}`;
  const gives = {
    percentage: `${discountValue ?? 0}% off`,
    fixed_amount: `${money(discountValue)} off`,
    fixed_price: `for ${money(discountValue)}`,
  }[discountType];
  return `${needs}: ${gives}`;
}
