import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { FieldScope } from '../../../../editor-kit/fields/field-scope';

/** Where a tier is, for the commands. */
export interface TierPlace {
  readonly componentId: string;
  readonly barId: string;
  readonly tierId: string;
}

/** Props of the groups of a tier's fields. */
export interface TierFieldsProps {
  readonly tier: Tier;
  readonly bar: Bar;
  /** The shop's; null while it loads. */
  readonly currency: string | null;
  /** `field` names what is typed in, where a field has several: one burst, one step back. */
  readonly change: (changes: Partial<Omit<Tier, 'id'>>, field?: string) => void;
  readonly scope: FieldScope;
}

/** Percent that a tier takes off the order; null for a tier that doesn't. */
export const discountPercent = ({ type, discountType, discountAmountFromTotal }: Tier): number | null =>
  type === 'discount' && discountType === 'percentage' ? discountAmountFromTotal : null;
