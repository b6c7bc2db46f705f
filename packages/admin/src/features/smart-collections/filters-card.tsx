import { BUILT_IN_FILTERS, FILTER_NAMES } from '@cartwright/core/collections/built-in';
import { setFilter, setFilters } from '@cartwright/core/collections/change-settings';
import {
  FILTER_TYPES,
  type FilterEntry,
  type FilterType,
  type ListingSettings,
} from '@cartwright/core/collections/listing-settings';
import { MOST_SERVED } from '@cartwright/core/collections/rules-of';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button, Text } from '@shopify/polaris';
import { useState } from 'react';
import { SortableList } from '../../editor-kit/dnd/sortable-list';
import { reordered } from '../../editor-kit/fields/reordered';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { ListingCardProps } from './listing-editor';
import { RowSetting } from './row-setting';

/** Of options and metafields there can be several. */
const REPEATABLE: readonly FilterType[] = ['product-option', 'metafield'];

/** The filters that shoppers can choose, in their order. */
export function FiltersCard<Doc extends ListingSettings>({ settings, scope, run }: ListingCardProps<Doc>) {
  const { filters } = settings;
  const enabled = filters.filter((filter) => filter.enabled);
  const move = (from: number, to: number) => run(setFilters(reordered(filters, from, to), 'Move filter'));
  return (
    <SettingsCard
      title="Filters"
      help={`The first ${MOST_SERVED} that are on show on collection pages, above the products. Filters without matching products are hidden.`}
    >
      {filters.length > 0 ? (
        <SortableList
          label="Filters"
          noun="filter"
          rows={filters}
          idOf={({ id }) => id}
          titleOf={nameOf}
          onMove={move}
        >
          {(filter, at) => (
            <RowSetting
              id={filter.id}
              noun="filter"
              name={nameOf(filter)}
              enabled={filter.enabled}
              isIncomplete={isIncomplete(filter)}
              isHidden={filter.enabled && enabled.indexOf(filter) >= MOST_SERVED}
              label={filter.label}
              labelLimit={TEXT_LIMITS.listLabel}
              index={at}
              count={filters.length}
              onEnabled={(next) => run(setFilter(at, { enabled: next }))}
              onLabel={(label) => run(setFilter(at, { label }))}
              onMove={(by) => move(at, at + by)}
              onRemove={() =>
                run(
                  setFilters(
                    filters.filter((each) => each !== filter),
                    'Remove filter',
                  ),
                )
              }
            >
              {filter.type === 'product-option' && (
                <TextSetting
                  scope={scope}
                  path={['filters', at, 'name']}
                  label="Option name"
                  help="As in Shopify, for example Size."
                  limit={TEXT_LIMITS.listLabel}
                  value={filter.name}
                  onChange={(name) => run(setFilter(at, { name }))}
                />
              )}
              {filter.type === 'metafield' && (
                <div className="cw-listing-row__pair">
                  {(['namespace', 'key'] as const).map((field) => (
                    <TextSetting
                      key={field}
                      scope={scope}
                      path={['filters', at, field]}
                      label={field === 'key' ? 'Key' : 'Namespace'}
                      limit={TEXT_LIMITS.metafield}
                      value={filter[field]}
                      onChange={(value) => run(setFilter(at, { [field]: value }))}
                    />
                  ))}
                </div>
              )}
            </RowSetting>
          )}
        </SortableList>
      ) : (
        <Text as="p">
          {`Without filters here, shoppers get the built-in ones: ${BUILT_IN_FILTERS.map(({ name }) => name).join(', ')}. To show none, add one and turn it off.`}
        </Text>
      )}
      <AddFilter
        filters={filters}
        onAdd={(type) => run(setFilters([...filters, newFilter(type)], 'Add filter'))}
      />
    </SettingsCard>
  );
}

function AddFilter({
  filters,
  onAdd,
}: {
  readonly filters: readonly FilterEntry[];
  readonly onAdd: (type: FilterType) => void;
}) {
  const offered = FILTER_TYPES.filter(
    (type) => REPEATABLE.includes(type) || filters.every((filter) => filter.type !== type),
  );
  const [chosen, setChosen] = useState<FilterType>('product-option');
  const type = offered.includes(chosen) ? chosen : 'product-option';
  return (
    <div className="cw-listing-more">
      <SelectSetting
        label="Add a filter"
        value={type}
        options={offered.map((value) => ({ value, label: FILTER_NAMES[value] }))}
        onChange={setChosen}
      />
      <Button disabled={filters.length >= LIST_LIMITS.filters} onClick={() => onAdd(type)}>
        Add filter
      </Button>
    </div>
  );
}

function nameOf({ type, name }: FilterEntry): string {
  if (type === 'product-option') return name.trim() === '' ? 'Option' : name;
  return FILTER_NAMES[type];
}

function isIncomplete({ type, name, namespace, key }: FilterEntry): boolean {
  const needed = type === 'product-option' ? [name] : type === 'metafield' ? [namespace, key] : [];
  return needed.some((each) => each.trim() === '');
}

function newFilter(type: FilterType): FilterEntry {
  const name = type === 'product-option' ? '' : FILTER_NAMES[type];
  return {
    id: crypto.randomUUID(),
    enabled: true,
    type,
    name,
    label: '',
    index: 0,
    namespace: '',
    key: '',
    excludeSpecific: false,
  };
}
