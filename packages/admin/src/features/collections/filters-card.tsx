import { setFilter, setFilters } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { MAX_SERVED } from '@cartwright/core/listing/settings/rules-of';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { FilterList } from '../../listing-settings/filter-list';
import type { ListingCardProps } from './listing-editor';

/** Ordered filters. */
export function FiltersCard<Doc extends ListingSettings>({
  settings,
  scope,
  run,
  inheritance,
}: ListingCardProps<Doc>) {
  return (
    <SettingsCard
      title="Filters"
      help={`Collection pages show the first ${MAX_SERVED} filters you turn on. Filters without matching products are hidden.`}
    >
      {inheritance?.choice}
      {!inheritance?.isInherited && (
        <FilterList
          filters={settings.filters}
          scope={scope}
          path={['filters']}
          onList={(filters, label) => run(setFilters(filters, label))}
          onEntry={(at, changes) => run(setFilter(at, changes))}
        />
      )}
    </SettingsCard>
  );
}
