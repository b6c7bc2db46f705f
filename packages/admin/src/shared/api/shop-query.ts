import { readShop } from '@cartwright/core/contract/shop';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** The shop that this admin is for, with the state of its publication. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => {
    const { shop } = await responseOf(api.call(readShop, { params: {}, query: {}, body: undefined, signal }));
    return shop;
  },
});
