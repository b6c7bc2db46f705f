import { readUser } from '@cartwright/core/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Who uses the admin, and which shops the session is for. A session does not change who it is, so it is asked once. */
export const sessionQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => responseOf(api.call(readUser, { params: {}, query: {}, body: undefined, signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Who uses the admin. */
export const userQuery = queryOptions({ ...sessionQuery, select: ({ user }) => user });
