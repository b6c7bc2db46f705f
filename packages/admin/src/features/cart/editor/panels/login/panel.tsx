import { LOGIN_TEXTS } from '@cartwright/core/components/login';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';

export function LoginPanel({ component }: PanelProps<'login'>) {
  const { scope, set } = useSettings(component);
  return (
    <SettingsGroup title="Texts">
      <LanguageTexts
        scope={scope}
        language={component.settings.language}
        table={LOGIN_TEXTS}
        change={(next, field) => set({ language: next }, field)}
      />
    </SettingsGroup>
  );
}
