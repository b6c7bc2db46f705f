import { SORT_KEYS } from '@cartwright/core/listing/listing-rules';
import { BUILT_IN_SORTS } from '@cartwright/core/listing/settings/built-in';
import { setSort, setSorts } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { SortList } from '../../listing-settings/sort-list';
import type { ListingCardProps } from './listing-editor';

/** Ordered sort options. The first enabled one is the default. */
export function SortingCard<Doc extends ListingSettings>({
  settings,
  run,
  inheritance,
}: ListingCardProps<Doc>) {
  return (
    <SettingsCard title="Sort options" help="The first one turned on is the default order.">
      {inheritance?.choice}
      {!inheritance?.isInherited && (
        <SortList
          sorts={settings.sortOptions}
          keys={SORT_KEYS}
          empty={`Without sort options here, shoppers get the built-in ones, ${BUILT_IN_SORTS[0]?.name} first. To offer none, add one and turn it off.`}
          onList={(sorts, label) => run(setSorts(sorts, label))}
          onEntry={(at, changes) => run(setSort(at, changes))}
        />
      )}
    </SettingsCard>
  );
}
