import { announcementBar } from '@cartwright/core/components/announcement-bar';
import { AmountSetting } from '../../../../../editor-kit/fields/amount-setting';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { type PanelProps, useSettings } from '../../model/use-settings';
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
            label={announcementBar.labels.rotationSeconds}
            // The document can't hold an empty number: blank is stored as 0, which validation
            // rejects.
            value={rotationSeconds === 0 ? null : rotationSeconds}
            onChange={(next) => set({ rotationSeconds: next ?? 0 }, 'rotationSeconds')}
            decimals={0}
            help="From 2 to 60. Shoppers can pause messages. With reduced motion they change them manually."
          />
        )}
      </SettingsGroup>
      <SettingsGroup title="Countdown">
        <Timer scope={scope} settings={settings} set={set} />
      </SettingsGroup>
    </>
  );
}
