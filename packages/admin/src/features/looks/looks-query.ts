import { readLooks } from '@cartwright/core/contract/looks';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Saved looks. Refetched whenever their page opens: a save names the revision. */
export const looksQuery = queryOptions({
  queryKey: ['looks'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readLooks, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});
