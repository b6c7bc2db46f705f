import { readLooks } from '@cartwright/core/contract/looks';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** The shop's looks as they are saved. Read anew whenever a page opens: a save has to name their revision. */
export const looksQuery = queryOptions({
  queryKey: ['looks'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readLooks, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});
