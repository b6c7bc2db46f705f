import { readCart } from '@cartwright/core/contract/carts';
import { usesTemplates } from '@cartwright/core/templates/component-template';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { cartKey } from '../../../shared/api/cart-keys';
import { loadCompiler } from './model/lazy-compiler';

/**
 * Query of the cart to edit. Loaded once: after that the editor's document is the source of truth.
 */
export const cartQuery = (id: string) =>
  queryOptions({
    queryKey: cartKey(id),
    queryFn: async ({ signal }) => {
      const response = await responseOf(
        api.call(readCart, { params: { id }, query: {}, body: undefined, signal }),
      );
      if (usesTemplates(response.cart)) await loadCompiler();
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
