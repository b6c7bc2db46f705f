import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { FieldScope } from '../editor-kit/fields/field-scope';

/** Props of a group of a widget's fields. */
export interface WidgetGroup {
  readonly widget: Widget;
  readonly scope: FieldScope;
  /** `field` names the edited field: consecutive changes of it are one undo step. */
  readonly change: (changes: WidgetChanges, field: string) => void;
}
