import { listPrivateKeys } from '@cartwright/core/contract/shop';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** The shop's feature keys. */
export const privateKeysQuery = queryOptions({
  queryKey: ['private-keys'],
  queryFn: async ({ signal }) => {
    const result = api.call(listPrivateKeys, { params: {}, query: {}, body: undefined, signal });
    return (await responseOf(result)).privateKeys;
  },
});
