import { TIMER_KINDS } from '@cartwright/core/smart-cart/announcement-bar/schema';
import type { SettingsOf } from '@cartwright/core/smart-cart/component-types';
import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { AmountSetting } from '../../fields/amount-setting';
import type { FieldScope } from '../../fields/field-scope';
import { SelectSetting } from '../../fields/select-setting';
import { LanguageTexts } from '../language-texts';
import { TimerEnd } from './timer-end';

type Settings = SettingsOf<'announcement_bar'>;

const KIND_NAMES = {
  minutes: 'Some minutes after the first item',
  date: 'At a date',
} satisfies Record<Settings['timerKind'], string>;

const KINDS = TIMER_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

const TEXTS = [
  {
    name: 'timer',
    label: 'Timer text',
    limit: TEXT_LIMITS.message,
    help: '{{timer}} is the time that is left.',
  },
  {
    name: 'timerEnded',
    label: 'When the time is over',
    limit: TEXT_LIMITS.message,
    help: 'Leave it empty to take the timer away.',
  },
] as const;

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
        label="Show a countdown"
        checked={timerEnabled}
        onChange={(next) => set({ timerEnabled: next }, 'timerEnabled')}
      />
      {timerEnabled && (
        <>
          <SelectSetting
            label="It ends"
            value={timerKind}
            options={KINDS}
            onChange={(next) => set({ timerKind: next }, 'timerKind')}
          />
          {timerKind === 'minutes' ? (
            <AmountSetting
              scope={scope}
              path={['timerMinutes']}
              label="Minutes"
              // The document has no empty number; nothing typed is 0, which the field's own rule refuses.
              value={timerMinutes === 0 ? null : timerMinutes}
              onChange={(next) => set({ timerMinutes: next ?? 0 }, 'timerMinutes')}
              decimals={0}
              help="Counted from a shopper’s first item, and again after the cart was empty."
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
            label="Timer width"
            value={timerWidth === 0 ? null : timerWidth}
            onChange={(next) => set({ timerWidth: next ?? 0 }, 'timerWidth')}
            decimals={0}
            suffix="%"
            help="Of the cart's width, from 10 to 100."
          />
          <LanguageTexts
            scope={scope}
            language={language}
            texts={TEXTS}
            change={(next, field) => set({ language: next }, field)}
          />
        </>
      )}
    </>
  );
}
