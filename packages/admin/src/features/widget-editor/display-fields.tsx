import { bundleLayout } from '@cartwright/core/widgets/bundle-layout';
import { DISPLAY_TYPE_NAMES, LAYOUT_TYPE_NAMES } from '@cartwright/core/widgets/widget-labels';
import { BREAKPOINTS, type Breakpoint } from '@cartwright/core/widgets/widget-response';
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

/** Display type of a widget, and its layout per breakpoint. */
export function DisplayFields({ widget: { settings }, scope, change }: WidgetGroup) {
  const { layout, displayType, bundle } = settings;
  const types = LAYOUT_TYPES.filter((type) => !bundle || type !== 'carousel');
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
          const { type, columns } = bundle ? bundleLayout(layout[at]) : layout[at];
          return (
            <div key={at} className="cw-widget-editor__pair">
              <SelectSetting
                label={SCREENS[at]}
                value={type}
                options={types.map((value) => ({ value, label: LAYOUT_TYPE_NAMES[value] }))}
                onChange={(next) => set({ type: next, columns }, 'type')}
              />
              <AmountSetting
                scope={scope}
                path={['settings', 'layout', at, 'columns']}
                label={`Columns on ${at} screens`}
                value={columns}
                onChange={(next) => set({ type, columns: next }, 'columns')}
                decimals={0}
                help={`From 1 to ${MAX_COLUMNS[at]}.`}
              />
            </div>
          );
        })}
    </SettingsGroup>
  );
}
