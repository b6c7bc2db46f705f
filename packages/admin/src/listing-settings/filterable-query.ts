import { listFilterable } from '@cartwright/core/contract/filterable';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../shared/api/api';
import { responseOf } from '../shared/api/api-client';

/** Attributes that products of the store can be filtered by. */
export const filterableQuery = queryOptions({
  queryKey: ['filterable'],
  queryFn: ({ signal }) =>
    responseOf(api.call(listFilterable, { params: {}, query: {}, body: undefined, signal })),
});
