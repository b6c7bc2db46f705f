import { readShopLanguages } from '@cartwright/core/contract/catalogue-state';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Languages of the shop; null while loading. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: async ({ signal }) =>
    (await responseOf(api.call(readShopLanguages, { params: {}, query: {}, body: undefined, signal })))
      .languages,
});
