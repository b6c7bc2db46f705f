import { listApps } from '@cartwright/core/contract/apps';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Partner apps that can be added to a cart. */
export const appsQuery = queryOptions({
  queryKey: ['apps'],
  queryFn: async ({ signal }) =>
    (await responseOf(api.call(listApps, { params: {}, query: {}, body: undefined, signal }))).apps,
  staleTime: Number.POSITIVE_INFINITY,
});
