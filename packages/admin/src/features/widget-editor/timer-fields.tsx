import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';

/** For how long the widget offers its products to a shopper. */
export function TimerFields({
  widget: { settings },
  scope,
  change,
}: {
  readonly widget: Widget;
  readonly scope: FieldScope;
  readonly change: (changes: WidgetChanges, field: string) => void;
}) {
  const { timer, viewCookieDays } = settings;
  const set = (changes: Partial<typeof timer>, field: string) =>
    change({ settings: { timer: { ...timer, ...changes } } }, `timer.${field}`);
  const amount = (name: 'minutes' | 'seconds' | 'width', label: string, help?: string) => {
    const path = ['settings', 'timer', name];
    return (
      <AmountField
        label={label}
        value={timer[name]}
        onChange={(value) => set({ [name]: value }, name)}
        onBlur={() => scope.leave(path)}
        decimals={0}
        {...(name === 'width' && { suffix: '%' })}
        {...(help !== undefined && { help })}
        error={scope.error(path)}
      />
    );
  };
  const days = ['settings', 'viewCookieDays'];
  return (
    <SettingsGroup title="Timer">
      <Checkbox
        label="Limit the time of this offer"
        helpText="It starts when a shopper first sees the widget. After it has ended, nothing can be added from the widget any more."
        checked={timer.enabled}
        onChange={(enabled) => set({ enabled }, 'enabled')}
      />
      {timer.enabled && (
        <>
          <div className="cw-widget-editor__three">
            {amount('minutes', 'Minutes')}
            {amount('seconds', 'Seconds')}
            {amount('width', 'Timer width', 'From 10 to 100.')}
          </div>
          <AmountField
            label="Days until it starts again"
            value={viewCookieDays}
            onChange={(value) => change({ settings: { viewCookieDays: value } }, 'viewCookieDays')}
            onBlur={() => scope.leave(days)}
            decimals={0}
            help="From 1 to 30. Until then a shopper who allows analytics finds the time as it was. For others it starts again with each page."
            error={scope.error(days)}
          />
        </>
      )}
    </SettingsGroup>
  );
}
