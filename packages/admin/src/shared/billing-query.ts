import { readBilling } from '@cartwright/core/contract/sign-in';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { answerOf } from './api-client';

/** What the shop pays for, and what it could. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) =>
    answerOf(api.call(readBilling, { params: {}, query: {}, body: undefined, signal })),
});
