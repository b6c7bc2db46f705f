import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { SettingsGroup } from '../../fields/settings-group';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';

const TEXTS = [
  {
    name: 'login',
    label: 'Log in',
    limit: TEXT_LIMITS.button,
    help: 'What the button is called for shoppers who are not signed in. It leads to your store’s login, and back with the cart open.',
  },
  {
    name: 'account',
    label: 'Account',
    limit: TEXT_LIMITS.button,
    help: 'What it is called for those who are.',
  },
] as const;

export function LoginPanel({ component }: PanelProps<'login'>) {
  const { scope, set } = useSettings(component);
  return (
    <SettingsGroup title="Texts">
      <LanguageTexts
        scope={scope}
        language={component.settings.language}
        texts={TEXTS}
        change={(next, field) => set({ language: next }, field)}
      />
    </SettingsGroup>
  );
}
