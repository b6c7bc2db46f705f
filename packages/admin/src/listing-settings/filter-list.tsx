import type { Path } from '@cartwright/core/editing/issue';
import { BUILT_IN_FILTERS, FILTER_NAMES } from '@cartwright/core/listing/settings/built-in';
import {
  FILTER_TYPES,
  type FilterEntry,
  type FilterType,
} from '@cartwright/core/listing/settings/listing-settings';
import { MOST_SERVED } from '@cartwright/core/listing/settings/rules-of';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button, Text } from '@shopify/polaris';
import { useState } from 'react';
import { SortableList } from '../editor-kit/dnd/sortable-list';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { reordered } from '../editor-kit/fields/reordered';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { TextSetting } from '../editor-kit/fields/text-setting';
import { RowSetting } from './row-setting';

/** Of options and metafields there can be several. */
const REPEATABLE: readonly FilterType[] = ['product-option', 'metafield'];

/** The filters that shoppers can choose, in their order. */
export function FilterList({
  filters,
  scope,
  path,
  onList,
  onEntry,
}: {
  readonly filters: readonly FilterEntry[];
  readonly scope: FieldScope;
  /** Where the document has them. */
  readonly path: Path;
  /** In another order, with another one, or without one; `label` is what undoing it is called by. */
  readonly onList: (filters: readonly FilterEntry[], label: string) => unknown;
  readonly onEntry: (at: number, changes: Partial<FilterEntry>) => unknown;
}) {
  const [added, setAdded] = useState<string | null>(null);
  const enabled = filters.filter((filter) => filter.enabled);
  const move = (from: number, to: number) => onList(reordered(filters, from, to), 'Move filter');
  return (
    <>
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
              isNew={filter.id === added}
              isHidden={filter.enabled && enabled.indexOf(filter) >= MOST_SERVED}
              label={filter.label}
              labelLimit={TEXT_LIMITS.listLabel}
              index={at}
              count={filters.length}
              onEnabled={(next) => onEntry(at, { enabled: next })}
              onLabel={(label) => onEntry(at, { label })}
              onMove={(by) => move(at, at + by)}
              onRemove={() =>
                onList(
                  filters.filter((each) => each !== filter),
                  'Remove filter',
                )
              }
            >
              {filter.type === 'product-option' && (
                <TextSetting
                  scope={scope}
                  path={[...path, at, 'name']}
                  label="Option name"
                  help="As in Shopify, for example Size."
                  limit={TEXT_LIMITS.listLabel}
                  value={filter.name}
                  onChange={(name) => onEntry(at, { name })}
                />
              )}
              {filter.type === 'metafield' && (
                <div className="cw-listing-row__pair">
                  {(['namespace', 'key'] as const).map((field) => (
                    <TextSetting
                      key={field}
                      scope={scope}
                      path={[...path, at, field]}
                      label={field === 'key' ? 'Key' : 'Namespace'}
                      limit={TEXT_LIMITS.metafield}
                      value={filter[field]}
                      onChange={(value) => onEntry(at, { [field]: value })}
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
        onAdd={(type) => {
          const filter = newFilter(type);
          setAdded(filter.id);
          onList([...filters, filter], 'Add filter');
        }}
      />
    </>
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
