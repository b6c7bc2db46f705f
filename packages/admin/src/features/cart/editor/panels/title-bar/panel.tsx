import { HEADING_TAGS, TITLE_BAR_TEXTS, titleBar } from '@cartwright/core/components/title-bar';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { textField } from '../../../../../editor-kit/fields/text-field';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import { type PanelProps, useSettings } from '../../model/use-settings';

const TAGS = HEADING_TAGS.map((value) => ({ value, label: `Heading ${value.slice(1)} (${value})` }));

export function TitleBarPanel({ component }: PanelProps<'title_bar'>) {
  const { scope, set } = useSettings(component);
  const { title, headingTag } = component.settings;
  return (
    <SettingsGroup title="Title">
      <TextSetting
        scope={scope}
        path={['title']}
        value={title}
        onChange={(next) => set({ title: next }, 'title')}
        {...textField(TITLE_BAR_TEXTS.title)}
      />
      <SelectSetting
        label={titleBar.labels.headingTag}
        value={headingTag}
        options={TAGS}
        onChange={(next) => set({ headingTag: next }, 'headingTag')}
        help="The heading level, for search engines and screen readers."
      />
    </SettingsGroup>
  );
}
