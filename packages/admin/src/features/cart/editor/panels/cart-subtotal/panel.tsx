import { CART_SUBTOTAL_TEXTS, cartSubtotal } from '@cartwright/core/components/cart-subtotal';
import { Switch } from '@cartwright/ui/admin/switch';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';

export function CartSubtotalPanel({ component }: PanelProps<'cart_subtotal'>) {
  const { scope, set } = useSettings(component);
  const { language, showDiscountSummary } = component.settings;
  return (
    <>
      <SettingsGroup title="Discounts">
        <Switch
          label={cartSubtotal.labels.showDiscountSummary}
          help="Lists each discount with its amount."
          checked={showDiscountSummary}
          onChange={(next) => set({ showDiscountSummary: next }, 'showDiscountSummary')}
        />
      </SettingsGroup>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={language}
          table={CART_SUBTOTAL_TEXTS}
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
    </>
  );
}
