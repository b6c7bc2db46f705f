import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../fields/amount-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';
import { Questions } from './questions';

const TEXTS = {
  checkout: { label: 'Checkout button', limit: TEXT_LIMITS.button },
  continueShopping: { label: 'Continue shopping', limit: TEXT_LIMITS.button },
  terms: {
    label: 'Terms',
    limit: TEXT_LIMITS.message,
    help: 'Stands beside a box that shoppers tick.',
  },
  termsRequired: {
    label: 'Terms required',
    limit: TEXT_LIMITS.message,
    help: 'Said to whoever checks out without ticking it.',
  },
  answerRequired: {
    label: 'Answer required',
    limit: TEXT_LIMITS.message,
    help: 'Said to whoever checks out without an answer.',
  },
} as const;

export function CheckoutPanel({ component }: PanelProps<'checkout'>) {
  const { scope, issues, set } = useSettings(component);
  const { language, buttonWidth, showTotal, showContinueShopping, showExpress, termsEnabled, attributes } =
    component.settings;
  const text = (...names: (keyof typeof TEXTS)[]) => (
    <LanguageTexts
      scope={scope}
      language={language}
      texts={names.map((name) => ({ name, ...TEXTS[name] }))}
      change={(next, field) => set({ language: next }, field)}
    />
  );
  return (
    <>
      <SettingsGroup title="Checkout button">
        {text('checkout')}
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
        {showContinueShopping && text('continueShopping')}
      </SettingsGroup>
      <SettingsGroup title="Terms and conditions">
        <Switch
          label="Ask for the terms before checkout"
          checked={termsEnabled}
          onChange={(next) => set({ termsEnabled: next }, 'termsEnabled')}
        />
        {termsEnabled && text('terms', 'termsRequired')}
      </SettingsGroup>
      <SettingsGroup title="Questions">
        <Questions
          scope={scope}
          issues={issues}
          questions={attributes}
          change={(next, field) => set({ attributes: next }, field)}
        />
        {attributes.some(({ required }) => required) && text('answerRequired')}
      </SettingsGroup>
      <SettingsGroup title="Express buttons">
        <Switch
          label="Show the store’s express checkout buttons"
          help="Below the checkout button, as soon as terms are accepted and questions answered that have to be. They appear in your store only."
          checked={showExpress}
          onChange={(next) => set({ showExpress: next }, 'showExpress')}
        />
      </SettingsGroup>
    </>
  );
}
