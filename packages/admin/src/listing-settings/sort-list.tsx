import type { SortKey } from '@cartwright/core/listing/listing-rules';
import { SORT_NAMES } from '@cartwright/core/listing/settings/built-in';
import {
  LOOKBACK_DAYS,
  LOOKBACK_TYPES,
  type SortEntry,
} from '@cartwright/core/listing/settings/listing-settings';
import { MAX_SERVED } from '@cartwright/core/listing/settings/rules-of';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useState } from 'react';
import { SortableList } from '../editor-kit/dnd/sortable-list';
import { reordered } from '../editor-kit/fields/reordered';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { RowSetting } from './row-setting';

const COUNTED = { units: 'Units sold', revenue: 'Revenue', orders: 'Orders' } as const;

type EntryOf<Key> = Omit<SortEntry, 'key'> & { readonly key: Key };

/** Sort options that shoppers can choose, in order. */
export function SortList<Key extends SortKey>({
  sorts,
  keys,
  empty,
  onList,
  onEntry,
}: {
  readonly sorts: readonly EntryOf<Key>[];
  /** Options that can be added. */
  readonly keys: readonly Key[];
  /** Shopper-facing default if there are none. */
  readonly empty: string;
  /** Called with the list reordered, extended or shortened; `label` names the undo step. */
  readonly onList: (sorts: readonly EntryOf<Key>[], label: string) => unknown;
  readonly onEntry: (at: number, changes: Partial<Omit<SortEntry, 'key'>>) => unknown;
}) {
  const [added, setAdded] = useState<Key | null>(null);
  const enabled = sorts.filter((sort) => sort.enabled);
  const move = (from: number, to: number) => onList(reordered(sorts, from, to), 'Move sort option');
  return (
    <>
      {sorts.length > 0 ? (
        <SortableList
          label="Sort options"
          noun="sort option"
          rows={sorts}
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
              isNew={sort.key === added}
              isHidden={sort.enabled && enabled.indexOf(sort) >= MAX_SERVED}
              label={sort.label}
              labelLimit={TEXT_LIMITS.listLabel}
              index={at}
              count={sorts.length}
              onEnabled={(next) => onEntry(at, { enabled: next })}
              onLabel={(label) => onEntry(at, { label })}
              onMove={(by) => move(at, at + by)}
              onRemove={() =>
                onList(
                  sorts.filter((each) => each !== sort),
                  'Remove sort option',
                )
              }
            >
              {sort.key === 'best-sellers' && (
                <div className="cw-listing-row__pair">
                  <SelectSetting
                    label="What counts"
                    value={sort.lookbackType}
                    options={LOOKBACK_TYPES.map((value) => ({ value, label: COUNTED[value] }))}
                    onChange={(lookbackType) => onEntry(at, { lookbackType })}
                  />
                  <SelectSetting
                    label="Over the last"
                    value={String(sort.lookbackPeriod)}
                    options={LOOKBACK_DAYS.map((days) => ({
                      value: String(days),
                      label: days === 1 ? '1 day' : `${days} days`,
                    }))}
                    onChange={(days) => onEntry(at, { lookbackPeriod: Number(days) })}
                  />
                </div>
              )}
            </RowSetting>
          )}
        </SortableList>
      ) : (
        <Text as="p">{empty}</Text>
      )}
      <AddSort
        offered={keys.filter((key) => sorts.every((sort) => sort.key !== key))}
        onAdd={(key) => {
          setAdded(key);
          onList([...sorts, newSort(key)], 'Add sort option');
        }}
      />
    </>
  );
}

function AddSort<Key extends SortKey>({
  offered,
  onAdd,
}: {
  readonly offered: readonly Key[];
  readonly onAdd: (key: Key) => void;
}) {
  const [chosen, setChosen] = useState<Key | null>(null);
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

function newSort<Key extends SortKey>(key: Key): EntryOf<Key> {
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
