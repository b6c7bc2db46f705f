import type { Bar } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { FieldScope } from '../../../../editor-kit/fields/field-scope';

/** `field` names the text that is typed in, where a field has several: one burst, one step back. */
export type ChangeBar = (changes: Partial<Omit<Bar, 'id' | 'tiers'>>, field?: string) => void;

/** Props of the groups of a bar's fields. */
export interface BarFieldsProps {
  readonly bar: Bar;
  readonly change: ChangeBar;
  readonly scope: FieldScope;
}
