import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../fields/amount-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { TextSetting } from '../../fields/text-setting';
import { type PanelProps, useSettings } from '../use-settings';

export function CheckoutPanel({ component }: PanelProps<'checkout'>) {
  const { scope, set } = useSettings(component);
  const { language, buttonWidth, showTotal, showContinueShopping, termsEnabled } = component.settings;
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
      <SettingsGroup title="Checkout button">
        {text('checkout', 'Checkout button')}
        <Switch
          label="Show the total on the button"
          checked={showTotal}
          onChange={(next) => set({ showTotal: next }, 'showTotal')}
        />
        <AmountSetting
          scope={scope}
          path={['buttonWidth']}
          label="Button width"
          // The document has no empty width; nothing typed is 0, which the field's own rule refuses.
          value={buttonWidth === 0 ? null : buttonWidth}
          onChange={(next) => set({ buttonWidth: next ?? 0 }, 'buttonWidth')}
          decimals={0}
          suffix="%"
          help="Of the cart's width, from 10 to 100."
        />
      </SettingsGroup>
      <SettingsGroup title="Continue shopping">
        <Switch
          label="Show a link that closes the cart"
          checked={showContinueShopping}
          onChange={(next) => set({ showContinueShopping: next }, 'showContinueShopping')}
        />
        {showContinueShopping && text('continueShopping', 'Continue shopping')}
      </SettingsGroup>
      <SettingsGroup title="Terms and conditions">
        <Switch
          label="Ask for the terms before checkout"
          checked={termsEnabled}
          onChange={(next) => set({ termsEnabled: next }, 'termsEnabled')}
        />
        {termsEnabled && text('terms', 'Terms')}
        {termsEnabled && text('termsRequired', 'Terms required')}
      </SettingsGroup>
    </>
  );
}
