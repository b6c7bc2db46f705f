import { readUser } from '@cartwright/core/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { answerOf } from './api-client';

/** Who uses the admin. A session does not change who it is, so it is asked once. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const { user } = await answerOf(api.call(readUser, { params: {}, query: {}, body: undefined, signal }));
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
