import { listCarts } from '@cartwright/core/contract/carts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { cartsKey } from '../../shared/cart-keys';

/** The shop's carts, newest first, and how many it may have. */
export const cartsQuery = queryOptions({
  queryKey: cartsKey,
  queryFn: ({ signal }) => answerOf(api.call(listCarts, { params: {}, query: {}, body: undefined, signal })),
});
