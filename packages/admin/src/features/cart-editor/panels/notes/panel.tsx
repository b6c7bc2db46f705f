import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../fields/amount-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { LanguageTexts } from '../language-texts';
import { type PanelProps, useSettings } from '../use-settings';

const TEXTS = [
  { name: 'label', label: 'Label', limit: TEXT_LIMITS.title },
  {
    name: 'placeholder',
    label: 'Placeholder',
    limit: TEXT_LIMITS.message,
    help: 'Shown while the note is empty.',
  },
] as const;

export function NotesPanel({ component }: PanelProps<'notes'>) {
  const { scope, set } = useSettings(component);
  const { language, limitCharacters, maxLength } = component.settings;
  return (
    <>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={language}
          texts={TEXTS}
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
      <SettingsGroup title="Length">
        <Switch
          label="Limit the number of characters"
          help="Shoppers see how many they have left."
          checked={limitCharacters}
          onChange={(next) => set({ limitCharacters: next }, 'limitCharacters')}
        />
        {limitCharacters && (
          <AmountSetting
            scope={scope}
            path={['maxLength']}
            label="Most characters"
            // The document has no empty length; nothing typed is 0, which the field's own rule refuses.
            value={maxLength === 0 ? null : maxLength}
            onChange={(next) => set({ maxLength: next ?? 0 }, 'maxLength')}
            decimals={0}
          />
        )}
      </SettingsGroup>
    </>
  );
}
