import { NOTES_TEXTS, notes } from '@cartwright/core/components/notes';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';

const { labels } = notes;

export function NotesPanel({ component }: PanelProps<'notes'>) {
  const { scope, set } = useSettings(component);
  const { language, limitCharacters, maxLength } = component.settings;
  return (
    <>
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={scope}
          language={language}
          table={NOTES_TEXTS}
          change={(next, field) => set({ language: next }, field)}
        />
      </SettingsGroup>
      <SettingsGroup title="Length">
        <Switch
          label={labels.limitCharacters}
          help="Shoppers see how many characters are left."
          checked={limitCharacters}
          onChange={(next) => set({ limitCharacters: next }, 'limitCharacters')}
        />
        {limitCharacters && (
          <AmountSetting
            scope={scope}
            path={['maxLength']}
            label={labels.maxLength}
            // The document can't hold an empty number: blank is stored as 0, which validation
            // rejects.
            value={maxLength === 0 ? null : maxLength}
            onChange={(next) => set({ maxLength: next ?? 0 }, 'maxLength')}
            decimals={0}
          />
        )}
      </SettingsGroup>
    </>
  );
}
