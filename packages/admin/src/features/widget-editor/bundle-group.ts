import type { BundleSettings } from '@cartwright/core/widgets/bundle-settings';
import type { FieldScope } from '../../editor-kit/fields/field-scope';

/** Props of a bundle's field groups. Paths of `scope` start at the bundle. */
export interface BundleGroup {
  readonly bundle: BundleSettings;
  readonly scope: FieldScope;
  /** `field` names the changed field: consecutive edits of it are one undo step. */
  readonly change: (changes: Partial<BundleSettings>, field: string) => void;
}
