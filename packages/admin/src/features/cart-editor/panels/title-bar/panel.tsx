import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { HEADING_TAGS } from '@cartwright/core/smart-cart/title-bar/schema';
import { SelectSetting } from '../../fields/select-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { TextSetting } from '../../fields/text-setting';
import { type PanelProps, useSettings } from '../use-settings';

const TAGS = HEADING_TAGS.map((value) => ({ value, label: `Heading ${value.slice(1)} (${value})` }));

export function TitleBarPanel({ component }: PanelProps<'title_bar'>) {
  const { scope, set } = useSettings(component);
  const { title, headingTag } = component.settings;
  return (
    <SettingsGroup title="Title">
      <TextSetting
        scope={scope}
        path={['title']}
        label="Title"
        value={title}
        onChange={(next) => set({ title: next }, 'title')}
        limit={TEXT_LIMITS.title}
        help="Also what screen readers call the cart."
      />
      <SelectSetting
        label="Heading tag"
        value={headingTag}
        options={TAGS}
        onChange={(next) => set({ headingTag: next }, 'headingTag')}
        help="The heading's level in the page, for search engines and screen readers."
      />
    </SettingsGroup>
  );
}
