import { listCarts } from '@cartwright/core/contract/cart-list';
import { readDeletedProducts } from '@cartwright/core/contract/deleted-products';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';
import { cartsKey } from './cart-keys';

/** The shop's carts, newest first, with their maximum. */
export const cartsQuery = queryOptions({
  queryKey: cartsKey,
  queryFn: ({ signal }) =>
    responseOf(api.call(listCarts, { params: {}, query: {}, body: undefined, signal })),
});

/** Number of deleted products per cart. Refetched whenever a page that shows it opens. */
export const deletedProductsQuery = queryOptions({
  queryKey: ['deleted-products'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
    const { carts } = await responseOf(
      api.call(readDeletedProducts, { params: {}, query: {}, body: undefined, signal }),
    );
    return new Map(carts.map(({ id, products }) => [id, products]));
  },
  refetchOnMount: 'always',
});
