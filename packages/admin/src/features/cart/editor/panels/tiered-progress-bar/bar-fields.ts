import type { Bar } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';

/** `field` names the edited text of a group: consecutive edits of it are one undo step. */
export type ChangeBar = (changes: Partial<Omit<Bar, 'id' | 'tiers'>>, field?: string) => void;

/** Props of a bar's field groups. */
export interface BarFieldsProps {
  readonly bar: Bar;
  readonly change: ChangeBar;
  readonly scope: FieldScope;
}
