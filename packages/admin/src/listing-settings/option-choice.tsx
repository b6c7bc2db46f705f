import { listFilterable } from '@cartwright/core/contract/filterable';
import { BUILT_IN_FILTERS } from '@cartwright/core/listing/settings/built-in';
import type { FilterEntry } from '@cartwright/core/listing/settings/listing-settings';
import { Select } from '@cartwright/ui/admin/select';
import { Text } from '@cartwright/ui/admin/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../shared/api/api';
import { responseOf } from '../shared/api/api-client';
import { foundMessage, metafieldMessage, optionMessage } from './filterable-messages';

/** Choice of the option to filter by; `typed` if the store's options are unknown. */
export function OptionChoice({
  name,
  error,
  onChange,
  typed,
}: {
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
  readonly typed: ReactNode;
}) {
  const known = useQuery(filterableQuery).data;
  if (!known?.isComplete || known.options.length === 0) return typed;
  const found = name.trim() === '' ? '' : foundMessage(name, known.options);
  const options = known.options.map((each) => ({ value: each.name, label: optionMessage(each) }));
  const isListed = options.some(({ value }) => value === name);
  return (
    <Select
      label="Option"
      placeholder="Choose an option"
      value={name}
      options={isListed || name.trim() === '' ? options : [{ value: name, label: name }, ...options]}
      onChange={onChange}
      {...(found && { helpText: found })}
      {...(found === null && { [isBuiltIn(name) ? 'helpText' : 'error']: NOT_FOUND })}
      {...(error !== undefined && { error })}
    />
  );
}

const NOT_FOUND = 'No product has this option, so shoppers don’t see this filter.';

/** Built-in filters are valid, whatever the store sells. */
const isBuiltIn = (name: string) =>
  BUILT_IN_FILTERS.some((filter) => filter.type === 'product-option' && filter.name === name);

/** Note on the products' values of a filter's metafield. */
export function MetafieldNote({ filter }: { readonly filter: FilterEntry }) {
  const message = metafieldMessage(filter, useQuery(filterableQuery).data);
  if (filter.type !== 'metafield' || message === null) return null;
  return (
    <Text as="p" tone="subdued">
      {message}
    </Text>
  );
}

/** Query of product attributes that can be filtered by. */
const filterableQuery = queryOptions({
  queryKey: ['filterable'],
  queryFn: ({ signal }) =>
    responseOf(api.call(listFilterable, { params: {}, query: {}, body: undefined, signal })),
});
