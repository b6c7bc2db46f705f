import { announcementBar, TIMER_KINDS, TIMER_TEXTS } from '@cartwright/core/components/announcement-bar';
import type { SettingsOf } from '@cartwright/core/components/component-types';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';
import { LanguageTexts } from '../../../../../editor-kit/fields/language-texts';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { TimerEnd } from './timer-end';

type Settings = SettingsOf<'announcement_bar'>;

const { labels } = announcementBar;

const KINDS = TIMER_KINDS.map((value) => ({ value, label: labels.timerKind.valueLabels[value] }));

/** A countdown below the messages. */
export function Timer({
  scope,
  settings,
  set,
}: {
  readonly scope: FieldScope;
  readonly settings: Settings;
  readonly set: (settings: Partial<Settings>, field: string) => void;
}) {
  const { timerEnabled, timerKind, timerMinutes, timerEnd, timerWidth, language } = settings;
  return (
    <>
      <Switch
        label={labels.timerEnabled}
        checked={timerEnabled}
        onChange={(next) => set({ timerEnabled: next }, 'timerEnabled')}
      />
      {timerEnabled && (
        <>
          <SelectSetting
            label={labels.timerKind.label}
            value={timerKind}
            options={KINDS}
            onChange={(next) => set({ timerKind: next }, 'timerKind')}
          />
          {timerKind === 'minutes' ? (
            <AmountSetting
              scope={scope}
              path={['timerMinutes']}
              label={labels.timerMinutes}
              // The document can't hold an empty number: blank is stored as 0, which validation
              // rejects.
              value={timerMinutes === 0 ? null : timerMinutes}
              onChange={(next) => set({ timerMinutes: next ?? 0 }, 'timerMinutes')}
              decimals={0}
              help="Starts with a shopper’s first item, and again once the cart has been empty."
            />
          ) : (
            <TimerEnd
              scope={scope}
              value={timerEnd}
              onChange={(next) => set({ timerEnd: next }, 'timerEnd')}
            />
          )}
          <AmountSetting
            scope={scope}
            path={['timerWidth']}
            label={labels.timerWidth}
            value={timerWidth === 0 ? null : timerWidth}
            onChange={(next) => set({ timerWidth: next ?? 0 }, 'timerWidth')}
            decimals={0}
            suffix="%"
            help="Percent of the cart’s width, from 10 to 100."
          />
          <LanguageTexts
            scope={scope}
            language={language}
            table={TIMER_TEXTS}
            change={(next, field) => set({ language: next }, field)}
          />
        </>
      )}
    </>
  );
}
