import { readCart } from '@cartwright/core/contract/carts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { cartKey } from '../../shared/cart-keys';

/** The cart to be edited. Read once: from then on the editor's own document is the truth. */
export const cartQuery = (id: string) =>
  queryOptions({
    queryKey: cartKey(id),
    queryFn: ({ signal }) =>
      answerOf(api.call(readCart, { params: { id }, query: {}, body: undefined, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
