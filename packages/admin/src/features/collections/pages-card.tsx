import { setPagination } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { PagesFields } from '../../listing-settings/pages-fields';
import type { ListingCardProps } from './listing-editor';

/** Card of page size, and the sizes that shoppers can choose. */
export function PagesCard<Doc extends ListingSettings>({
  settings,
  scope,
  run,
  inheritance,
}: ListingCardProps<Doc>) {
  return (
    <SettingsCard title="Pages">
      {inheritance?.choice}
      {!inheritance?.isInherited && (
        <PagesFields
          pagination={settings.template.pagination}
          scope={scope}
          path={['template', 'pagination']}
          onChange={(changes) => run(setPagination(changes))}
        />
      )}
    </SettingsCard>
  );
}
