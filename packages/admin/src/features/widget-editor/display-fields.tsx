import { BREAKPOINTS, type Breakpoint } from '@cartwright/core/widgets/widget-answer';
import { DISPLAY_TYPE_NAMES, LAYOUT_TYPE_NAMES } from '@cartwright/core/widgets/widget-labels';
import { DISPLAY_TYPES, LAYOUT_TYPES, MAX_COLUMNS } from '@cartwright/core/widgets/widget-settings';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import type { WidgetGroup } from '../../widget-settings/widget-group';

const SCREENS: Readonly<Record<Breakpoint, string>> = {
  large: `Large screens (${BREAKPOINTS.large.min} px and wider)`,
  medium: `Medium screens (${BREAKPOINTS.medium.min} to ${BREAKPOINTS.medium.max} px)`,
  small: `Small screens (up to ${BREAKPOINTS.small.max} px)`,
};

type DisplayType = (typeof DISPLAY_TYPES)[number];

const HELP: Readonly<Record<DisplayType, string>> = {
  embedded: 'Where its block is in the page.',
  bought_together: 'A list that shoppers select from. One button adds what they have selected.',
  menu: 'Behind a button in the page, which unfolds them below.',
  modal: 'Behind a button in the page, which opens them over it.',
};

/** As what the widget appears, and how the products are arranged at each width of the page. */
export function DisplayFields({ widget: { settings }, scope, change }: WidgetGroup) {
  const { layout, displayType, bundle } = settings;
  return (
    <SettingsGroup title="Display">
      {!bundle && (
        <SelectSetting
          label="Display type"
          value={displayType}
          options={DISPLAY_TYPES.map((value) => ({ value, label: DISPLAY_TYPE_NAMES[value] }))}
          help={HELP[displayType]}
          onChange={(next) => change({ settings: { displayType: next } }, 'displayType')}
        />
      )}
      {displayType !== 'bought_together' &&
        (Object.keys(SCREENS) as Breakpoint[]).map((at) => {
          const set = (changes: Partial<typeof layout.large>, field: string) =>
            change(
              { settings: { layout: { ...layout, [at]: { ...layout[at], ...changes } } } },
              `${at}.${field}`,
            );
          return (
            <div key={at} className="cw-widget-editor__pair">
              <SelectSetting
                label={SCREENS[at]}
                value={layout[at].type}
                options={LAYOUT_TYPES.map((value) => ({ value, label: LAYOUT_TYPE_NAMES[value] }))}
                onChange={(type) => set({ type }, 'type')}
              />
              <AmountSetting
                scope={scope}
                path={['settings', 'layout', at, 'columns']}
                label={`Columns on ${at} screens`}
                value={layout[at].columns}
                onChange={(columns) => set({ columns }, 'columns')}
                decimals={0}
                help={`From 1 to ${MAX_COLUMNS[at]}.`}
              />
            </div>
          );
        })}
    </SettingsGroup>
  );
}
