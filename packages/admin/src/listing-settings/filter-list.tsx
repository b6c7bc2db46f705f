import type { Path } from '@cartwright/core/editing/issue';
import type { FilterField } from '@cartwright/core/listing/filters/filter-setting';
import {
  FILTER_SETTINGS,
  FILTER_TYPES,
  type FilterType,
} from '@cartwright/core/listing/filters/filter-types';
import { BUILT_IN_FILTERS } from '@cartwright/core/listing/settings/built-in';
import type { FilterEntry } from '@cartwright/core/listing/settings/listing-settings';
import { MAX_SERVED } from '@cartwright/core/listing/settings/rules-of';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { type ReactNode, useState } from 'react';
import { SortableList } from '../editor-kit/dnd/sortable-list';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { reordered } from '../editor-kit/fields/reordered';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { TextSetting } from '../editor-kit/fields/text-setting';
import { MetafieldNote, OptionChoice } from './option-choice';
import { RowSetting } from './row-setting';

/** Filters that shoppers can choose, in order. */
export function FilterList({
  filters,
  scope,
  path,
  onList,
  onEntry,
}: {
  readonly filters: readonly FilterEntry[];
  readonly scope: FieldScope;
  /** Path of the filters in the document. */
  readonly path: Path;
  /** Called with the list reordered, extended or shortened; `label` names the undo step. */
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
              isHidden={filter.enabled && enabled.indexOf(filter) >= MAX_SERVED}
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
              <OwnFields of={filter.type}>
                {({ field, label, help, limit }) => {
                  const typed = (
                    <TextSetting
                      key={field}
                      scope={scope}
                      path={[...path, at, field]}
                      label={label}
                      {...(help !== undefined && { help })}
                      limit={TEXT_LIMITS[limit]}
                      value={filter[field]}
                      onChange={(value) => onEntry(at, { [field]: value })}
                    />
                  );
                  if (filter.type !== 'product-option') return typed;
                  return (
                    <OptionChoice
                      key={field}
                      name={filter[field]}
                      error={scope.error([...path, at, field])}
                      onChange={(name) => onEntry(at, { [field]: name })}
                      typed={typed}
                    />
                  );
                }}
              </OwnFields>
              <MetafieldNote filter={filter} />
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
    (type) => fieldsOf(type).length > 0 || filters.every((filter) => filter.type !== type),
  );
  const [chosen, setChosen] = useState<FilterType>('product-option');
  const type = offered.includes(chosen) ? chosen : 'product-option';
  return (
    <div className="cw-listing-more">
      <SelectSetting
        label="Add a filter"
        value={type}
        options={offered.map((value) => ({ value, label: FILTER_SETTINGS[value].name }))}
        onChange={setChosen}
      />
      <Button disabled={filters.length >= LIST_LIMITS.filters} onClick={() => onAdd(type)}>
        Add filter
      </Button>
    </div>
  );
}

/** Fields of a type, related ones side by side. */
function OwnFields({
  of,
  children,
}: {
  readonly of: FilterType;
  readonly children: (field: FilterField) => ReactNode;
}) {
  const fields = fieldsOf(of);
  if (fields.length === 0) return null;
  const shown = fields.map(children);
  return fields.length > 1 ? <div className="cw-listing-row__pair">{shown}</div> : shown;
}

const fieldsOf = (type: FilterType): readonly FilterField[] => FILTER_SETTINGS[type].fields;

/** Whether the merchant enters the name. */
const isNamed = (type: FilterType): boolean => fieldsOf(type).some(({ field }) => field === 'name');

function nameOf({ type, name }: FilterEntry): string {
  return isNamed(type) && name.trim() !== '' ? name : FILTER_SETTINGS[type].name;
}

function isIncomplete(filter: FilterEntry): boolean {
  return fieldsOf(filter.type).some(({ field }) => filter[field].trim() === '');
}

function newFilter(type: FilterType): FilterEntry {
  return {
    id: crypto.randomUUID(),
    enabled: true,
    type,
    name: isNamed(type) ? '' : FILTER_SETTINGS[type].name,
    label: '',
    index: 0,
    namespace: '',
    key: '',
    excludeSpecific: false,
  };
}
