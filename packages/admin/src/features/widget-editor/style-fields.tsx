import { COLOUR_NAMES, THEME_COLOURS } from '@cartwright/core/looks/colour-names';
import { Text } from '@cartwright/ui/admin/text';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { ColourSetting } from '../../editor-kit/fields/colour-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import type { WidgetGroup } from '../../widget-settings/widget-group';

/** Colours of a widget, and width of its buttons. */
export function StyleFields({ widget, scope, change }: WidgetGroup) {
  const { style } = widget.settings;
  const set = (changes: Partial<typeof style>, field: string) =>
    change({ settings: { style: { ...style, ...changes } } }, `style.${field}`);
  return (
    <SettingsGroup title="Style">
      <Text as="p" tone="subdued">
        Leave a color blank to follow your theme. Texts that are hard to read on your colors are adjusted.
      </Text>
      <div className="cw-widget-editor__pair">
        {THEME_COLOURS.map((name) => {
          const path = ['settings', 'style', name];
          return (
            <ColourSetting
              key={name}
              label={COLOUR_NAMES[name]}
              value={style[name]}
              shown="#ffffff"
              placeholder="Theme"
              error={scope.error(path)}
              onChange={(colour) => set({ [name]: colour }, name)}
              onLeave={() => scope.leave(path)}
            />
          );
        })}
      </div>
      <AmountSetting
        scope={scope}
        path={['settings', 'style', 'buttonWidth']}
        label="Button width"
        suffix="%"
        value={style.buttonWidth}
        onChange={(buttonWidth) => set({ buttonWidth }, 'buttonWidth')}
        decimals={0}
        help="From 10 to 100, of a product’s width."
      />
    </SettingsGroup>
  );
}
