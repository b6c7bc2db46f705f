import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { SettingsGroup } from '../../fields/settings-group';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';

const TEXTS = [
  { name: 'share', label: 'Share', limit: TEXT_LIMITS.button, help: 'What the button is called.' },
  {
    name: 'copied',
    label: 'Copied',
    limit: TEXT_LIMITS.button,
    help: 'Said when the link was copied, where a device cannot share by itself.',
  },
  {
    name: 'message',
    label: 'Message',
    limit: TEXT_LIMITS.message,
    help: 'Goes along with the link where a device can share: on phones, for example.',
  },
] as const;

export function CartSharePanel({ component }: PanelProps<'cart_share'>) {
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
