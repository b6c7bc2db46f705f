import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { SettingsGroup } from '../../fields/settings-group';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';

const TEXTS = [
  { name: 'subtotal', label: 'Subtotal', limit: TEXT_LIMITS.button },
  { name: 'savings', label: 'Savings', limit: TEXT_LIMITS.button },
  { name: 'note', label: 'Note', limit: TEXT_LIMITS.message, help: 'Below the subtotal. Empty shows none.' },
] as const;

export function CartSubtotalPanel({ component }: PanelProps<'cart_subtotal'>) {
  const { scope, set } = useSettings(component);
  const { language, showDiscountSummary } = component.settings;
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
        <LanguageTexts
          scope={scope}
          language={language}
          texts={TEXTS}
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
    </>
  );
}
