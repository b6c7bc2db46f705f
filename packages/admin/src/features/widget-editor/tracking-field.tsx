import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import type { WidgetGroup } from '../../widget-settings/widget-group';

/** Whether lines of orders say that the widget added them. */
export function TrackingField({ widget, change }: WidgetGroup) {
  return (
    <SettingsGroup title="Tracking">
      <Checkbox
        label="Mark what this widget adds"
        helpText="Order lines then say which widget they came from. They stay apart from the same product added elsewhere."
        checked={widget.settings.tracking}
        onChange={(tracking) => change({ settings: { tracking } }, 'tracking')}
      />
    </SettingsGroup>
  );
}
