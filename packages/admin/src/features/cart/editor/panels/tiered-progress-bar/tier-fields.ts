import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';

/** Ids of a tier, for commands. */
export interface TierPlace {
  readonly componentId: string;
  readonly barId: string;
  readonly tierId: string;
}

/** Props of a tier's field groups. */
export interface TierFieldsProps {
  readonly tier: Tier;
  readonly bar: Bar;
  /** The shop's currency; null while it loads. */
  readonly currency: string | null;
  /** `field` names the edited field of a group: consecutive edits of it are one undo step. */
  readonly change: (changes: Partial<Omit<Tier, 'id'>>, field?: string) => void;
  readonly scope: FieldScope;
}

/** Percent that a tier takes off the order; null for a tier that doesn't. */
export const discountPercent = ({ type, discountType, discountAmountFromTotal }: Tier): number | null =>
  type === 'discount' && discountType === 'percentage' ? discountAmountFromTotal : null;
