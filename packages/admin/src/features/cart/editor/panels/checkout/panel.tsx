import { CHECKOUT_TEXTS, checkout } from '@cartwright/core/components/checkout';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';
import { Questions } from './questions';

const { labels } = checkout;

export function CheckoutPanel({ component }: PanelProps<'checkout'>) {
  const { scope, issues, set } = useSettings(component);
  const { language, buttonWidth, showTotal, showContinueShopping, showExpress, termsEnabled, attributes } =
    component.settings;
  const text = (...names: (keyof typeof CHECKOUT_TEXTS)[]) => (
    <LanguageTexts
      scope={scope}
      language={language}
      table={CHECKOUT_TEXTS}
      names={names}
      change={(next, field) => set({ language: next }, field)}
    />
  );
  return (
    <>
      <SettingsGroup title="Checkout button">
        {text('checkout')}
        <Switch
          label={labels.showTotal}
          checked={showTotal}
          onChange={(next) => set({ showTotal: next }, 'showTotal')}
        />
        <AmountSetting
          scope={scope}
          path={['buttonWidth']}
          label={labels.buttonWidth}
          // The document can't hold an empty number: blank is stored as 0, which validation
          // rejects.
          value={buttonWidth === 0 ? null : buttonWidth}
          onChange={(next) => set({ buttonWidth: next ?? 0 }, 'buttonWidth')}
          decimals={0}
          suffix="%"
          help="Percent of the cart’s width, from 10 to 100."
        />
      </SettingsGroup>
      <SettingsGroup title="Continue shopping">
        <Switch
          label={labels.showContinueShopping}
          checked={showContinueShopping}
          onChange={(next) => set({ showContinueShopping: next }, 'showContinueShopping')}
        />
        {showContinueShopping && text('continueShopping')}
      </SettingsGroup>
      <SettingsGroup title="Terms and conditions">
        <Switch
          label={labels.termsEnabled}
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
          label={labels.showExpress}
          help="Shown below the checkout button, once terms are accepted and required questions answered. Only in your store, not in the preview."
          checked={showExpress}
          onChange={(next) => set({ showExpress: next }, 'showExpress')}
        />
      </SettingsGroup>
    </>
  );
}
