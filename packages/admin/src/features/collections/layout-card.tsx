import { setTemplate } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { GridFields } from '../../listing-settings/grid-fields';
import type { ListingCardProps } from './listing-editor';

/** Card of columns and page title. */
export function LayoutCard<Doc extends ListingSettings>({
  settings,
  scope,
  run,
  inheritance,
}: ListingCardProps<Doc>) {
  const { template } = settings;
  return (
    <SettingsCard title="Layout">
      {inheritance?.choice}
      {!inheritance?.isInherited && (
        <>
          <GridFields
            grid={template}
            scope={scope}
            path={['template']}
            onChange={(changes) => run(setTemplate(changes))}
          />
          <TextSetting
            scope={scope}
            path={['template', 'pageTitle']}
            label="Page title"
            help="Shown only if “Show page title” is on in the block “Collection products”, in the theme editor. Leave it empty to use the collection’s title."
            limit={TEXT_LIMITS.title}
            value={template.pageTitle}
            onChange={(pageTitle) => run(setTemplate({ pageTitle }))}
          />
        </>
      )}
    </SettingsCard>
  );
}
