import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import type { WidgetGroup } from '../../widget-settings/widget-group';

/** Time limit of the widget's offer per shopper. */
export function TimerFields({ widget: { settings }, scope, change }: WidgetGroup) {
  const { timer, viewCookieDays } = settings;
  const set = (changes: Partial<typeof timer>, field: string) =>
    change({ settings: { timer: { ...timer, ...changes } } }, `timer.${field}`);
  const amount = (
    name: 'minutes' | 'seconds' | 'width',
    label: string,
    more: { readonly suffix?: string; readonly help?: string } = {},
  ) => (
    <AmountSetting
      scope={scope}
      path={['settings', 'timer', name]}
      label={label}
      value={timer[name]}
      onChange={(value) => set({ [name]: value }, name)}
      decimals={0}
      {...more}
    />
  );
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
            {amount('width', 'Timer width', { suffix: '%', help: 'From 10 to 100.' })}
          </div>
          <AmountSetting
            scope={scope}
            path={['settings', 'viewCookieDays']}
            label="Days until it starts again"
            value={viewCookieDays}
            onChange={(value) => change({ settings: { viewCookieDays: value } }, 'viewCookieDays')}
            decimals={0}
            help="From 1 to 30. Until then a shopper who allows analytics finds the time as it was. For others it starts again with each page."
          />
        </>
      )}
    </SettingsGroup>
  );
}
