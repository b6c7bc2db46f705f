import { BUILT_IN_SORTS, SORT_NAMES } from '@cartwright/core/collections/built-in';
import { setSort, setSorts } from '@cartwright/core/collections/change-settings';
import {
  type ListingSettings,
  LOOKBACK_DAYS,
  LOOKBACK_TYPES,
  type SortEntry,
} from '@cartwright/core/collections/listing-settings';
import { MOST_SERVED } from '@cartwright/core/collections/rules-of';
import { SORT_KEYS, type SortKey } from '@cartwright/core/listing/listing-rules';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button, Text } from '@shopify/polaris';
import { useState } from 'react';
import { SortableList } from '../../editor-kit/dnd/sortable-list';
import { reordered } from '../../editor-kit/fields/reordered';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { ListingCardProps } from './listing-editor';
import { RowSetting } from './row-setting';

const COUNTED = { units: 'Units sold', revenue: 'Revenue', orders: 'Orders' } as const;

/** The orders that shoppers can choose. The first that is on is the default. */
export function SortingCard<Doc extends ListingSettings>({ settings, run }: ListingCardProps<Doc>) {
  const { sortOptions } = settings;
  const enabled = sortOptions.filter((sort) => sort.enabled);
  const move = (from: number, to: number) =>
    run(setSorts(reordered(sortOptions, from, to), 'Move sort option'));
  return (
    <SettingsCard title="Sort options" help="The first that is on is how a collection is sorted at first.">
      {sortOptions.length > 0 ? (
        <SortableList
          label="Sort options"
          noun="sort option"
          rows={sortOptions}
          idOf={({ key }) => key}
          titleOf={({ key }) => SORT_NAMES[key]}
          onMove={move}
        >
          {(sort, at) => (
            <RowSetting
              id={sort.key}
              noun="sort option"
              name={SORT_NAMES[sort.key]}
              enabled={sort.enabled}
              isHidden={sort.enabled && enabled.indexOf(sort) >= MOST_SERVED}
              label={sort.label}
              labelLimit={TEXT_LIMITS.listLabel}
              index={at}
              count={sortOptions.length}
              onEnabled={(next) => run(setSort(at, { enabled: next }))}
              onLabel={(label) => run(setSort(at, { label }))}
              onMove={(by) => move(at, at + by)}
              onRemove={() =>
                run(
                  setSorts(
                    sortOptions.filter((each) => each !== sort),
                    'Remove sort option',
                  ),
                )
              }
            >
              {sort.key === 'best-sellers' && (
                <div className="cw-listing-row__pair">
                  <SelectSetting
                    label="What counts"
                    value={sort.lookbackType}
                    options={LOOKBACK_TYPES.map((value) => ({ value, label: COUNTED[value] }))}
                    onChange={(lookbackType) => run(setSort(at, { lookbackType }))}
                  />
                  <SelectSetting
                    label="Over the last"
                    value={String(sort.lookbackPeriod)}
                    options={LOOKBACK_DAYS.map((days) => ({
                      value: String(days),
                      label: days === 1 ? '1 day' : `${days} days`,
                    }))}
                    onChange={(days) => run(setSort(at, { lookbackPeriod: Number(days) }))}
                  />
                </div>
              )}
            </RowSetting>
          )}
        </SortableList>
      ) : (
        <Text as="p">
          {`Without sort options here, shoppers get the built-in ones, ${BUILT_IN_SORTS[0]?.name} first. To offer none, add one and turn it off.`}
        </Text>
      )}
      <AddSort
        sorts={sortOptions}
        onAdd={(key) => run(setSorts([...sortOptions, newSort(key)], 'Add sort option'))}
      />
    </SettingsCard>
  );
}

function AddSort({
  sorts,
  onAdd,
}: {
  readonly sorts: readonly SortEntry[];
  readonly onAdd: (key: SortKey) => void;
}) {
  const offered = SORT_KEYS.filter((key) => sorts.every((sort) => sort.key !== key));
  const [chosen, setChosen] = useState<SortKey | null>(null);
  const key = offered.find((each) => each === chosen) ?? offered[0];
  if (key === undefined) return null;
  return (
    <div className="cw-listing-more">
      <SelectSetting
        label="Add a sort option"
        value={key}
        options={offered.map((value) => ({ value, label: SORT_NAMES[value] }))}
        onChange={setChosen}
      />
      <Button onClick={() => onAdd(key)}>Add sort option</Button>
    </div>
  );
}

function newSort(key: SortKey): SortEntry {
  return {
    key,
    enabled: true,
    name: SORT_NAMES[key],
    label: '',
    index: 0,
    lookbackPeriod: 30,
    lookbackType: 'units',
  };
}
