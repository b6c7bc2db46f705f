import type { Bar } from '@cartwright/core/smart-cart/tiered-progress-bar/schema';
import type { FieldScope } from '../../fields/field-scope';

export type ChangeBar = (changes: Partial<Omit<Bar, 'id' | 'tiers'>>) => void;

/** What the groups of a bar's fields are given. */
export interface BarFieldsProps {
  readonly bar: Bar;
  readonly change: ChangeBar;
  readonly scope: FieldScope;
}
