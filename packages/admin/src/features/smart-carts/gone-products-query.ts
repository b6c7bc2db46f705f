import { readGoneProducts } from '@cartwright/core/contract/gone-products';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';

/** How many products each cart names that were deleted in Shopify. Read anew whenever the list opens. */
export const goneProductsQuery = queryOptions({
  queryKey: ['gone-products'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
    const { carts } = await answerOf(
      api.call(readGoneProducts, { params: {}, query: {}, body: undefined, signal }),
    );
    return new Map(carts.map(({ id, products }) => [id, products]));
  },
  refetchOnMount: 'always',
});
