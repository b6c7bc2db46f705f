import { SORT_NAMES } from '@cartwright/core/collections/built-in';
import { setSort, setSorts } from '@cartwright/core/collections/change-settings';
import { LOOKBACK_DAYS, LOOKBACK_TYPES, type SortEntry } from '@cartwright/core/collections/listing-settings';
import { MOST_SERVED } from '@cartwright/core/collections/rules-of';
import { SORT_KEYS, type SortKey } from '@cartwright/core/listing/listing-rules';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { reordered } from '../../editor-kit/fields/reordered';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useDefaults, useRunDefaults } from './listing-editor';
import { RowSetting } from './row-setting';

const COUNTED = { units: 'Units sold', revenue: 'Revenue', orders: 'Orders' } as const;

/** The orders that shoppers can choose. The first that is on is the default. */
export function SortingCard() {
  const { settings } = useDefaults();
  const run = useRunDefaults();
  const { sortOptions } = settings;
  const enabled = sortOptions.filter((sort) => sort.enabled);
  return (
    <SettingsCard title="Sort options" help="The first that is on is how a collection is sorted at first.">
      {sortOptions.length > 0 && (
        <ol className="cw-listing-rows" aria-label="Sort options">
          {sortOptions.map((sort, at) => (
            <RowSetting
              key={sort.key}
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
              onMove={(by) => run(setSorts(reordered(sortOptions, at, at + by), 'Move sort option'))}
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
          ))}
        </ol>
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
