import { listCarts } from '@cartwright/core/contract/cart-list';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { answerOf } from './api-client';
import { cartsKey } from './cart-keys';

/** The shop's carts, newest first, and how many it may have. */
export const cartsQuery = queryOptions({
  queryKey: cartsKey,
  queryFn: ({ signal }) => answerOf(api.call(listCarts, { params: {}, query: {}, body: undefined, signal })),
});
