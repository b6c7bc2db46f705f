import { readShop } from '@cartwright/core/contract/shop';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** The current shop, with its publication status. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => {
    const { shop } = await responseOf(api.call(readShop, { params: {}, query: {}, body: undefined, signal }));
    return shop;
  },
});
