import { Switch } from '@cartwright/ui/admin/switch';
import { SettingsGroup } from '../../fields/settings-group';
import { TextSetting } from '../../fields/text-setting';
import { type PanelProps, useSettings } from '../use-settings';

export function CartSubtotalPanel({ component }: PanelProps<'cart_subtotal'>) {
  const { scope, set } = useSettings(component);
  const { language, showDiscountSummary } = component.settings;
  const text = (name: keyof typeof language, label: string) => (
    <TextSetting
      scope={scope}
      path={['language', name]}
      label={label}
      value={language[name]}
      onChange={(next) => set({ language: { ...language, [name]: next } }, `language.${name}`)}
    />
  );
  return (
    <>
      <SettingsGroup title="Discounts">
        <Switch
          label="Show the discount summary"
          help="A line for each discount with its amount."
          checked={showDiscountSummary}
          onChange={(next) => set({ showDiscountSummary: next }, 'showDiscountSummary')}
        />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        {text('subtotal', 'Subtotal')}
        {text('savings', 'Savings')}
        {text('note', 'Note')}
      </SettingsGroup>
    </>
  );
}
