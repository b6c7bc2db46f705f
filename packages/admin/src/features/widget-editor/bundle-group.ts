import type { BundleSettings } from '@cartwright/core/widgets/bundle-settings';
import type { FieldScope } from '../../editor-kit/fields/field-scope';

/** Props of a group of a bundle's fields. Its scope's paths begin at the bundle. */
export interface BundleGroup {
  readonly bundle: BundleSettings;
  readonly scope: FieldScope;
  /** `field` names what is changed: one burst, one step back. */
  readonly change: (changes: Partial<BundleSettings>, field: string) => void;
}
