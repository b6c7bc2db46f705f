import { readUser } from '@cartwright/core/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Session with user and shops. Immutable, so fetched once. */
export const sessionQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => responseOf(api.call(readUser, { params: {}, query: {}, body: undefined, signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Current user. */
export const userQuery = queryOptions({ ...sessionQuery, select: ({ user }) => user });
