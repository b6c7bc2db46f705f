import { readBilling } from '@cartwright/core/contract/sign-in';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Billing of the shop, and its options. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readBilling, { params: {}, query: {}, body: undefined, signal })),
});
