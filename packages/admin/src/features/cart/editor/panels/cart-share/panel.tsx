import { CART_SHARE_TEXTS } from '@cartwright/core/components/cart-share';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';

export function CartSharePanel({ component }: PanelProps<'cart_share'>) {
  const { scope, set } = useSettings(component);
  return (
    <SettingsGroup title="Texts">
      <LanguageTexts
        scope={scope}
        language={component.settings.language}
        table={CART_SHARE_TEXTS}
        change={(next, field) => set({ language: next }, field)}
      />
    </SettingsGroup>
  );
}
