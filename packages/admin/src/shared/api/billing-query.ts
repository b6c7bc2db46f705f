import { readBilling } from '@cartwright/core/contract/sign-in';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { answerOf } from './api-client';

/** Billing of the shop, and its options. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) =>
    answerOf(api.call(readBilling, { params: {}, query: {}, body: undefined, signal })),
});
