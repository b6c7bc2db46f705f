import { AmountSetting } from '../../fields/amount-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { type PanelProps, useSettings } from '../use-settings';
import { Messages } from './messages';
import { Timer } from './timer';

export function AnnouncementBarPanel({ component }: PanelProps<'announcement_bar'>) {
  const { scope, set } = useSettings(component);
  const { settings } = component;
  const { messages, rotationSeconds } = settings;
  return (
    <>
      <SettingsGroup title="Messages">
        <Messages
          scope={scope}
          messages={messages}
          change={(next, field) => set({ messages: next }, field)}
        />
        {messages.length > 1 && (
          <AmountSetting
            scope={scope}
            path={['rotationSeconds']}
            label="Seconds for each message"
            // The document has no empty number; nothing typed is 0, which the field's own rule refuses.
            value={rotationSeconds === 0 ? null : rotationSeconds}
            onChange={(next) => set({ rotationSeconds: next ?? 0 }, 'rotationSeconds')}
            decimals={0}
            help="From 2 to 60. Shoppers can stop them, and those who ask for less motion turn them by hand."
          />
        )}
      </SettingsGroup>
      <SettingsGroup title="Countdown">
        <Timer scope={scope} settings={settings} set={set} />
      </SettingsGroup>
    </>
  );
}
