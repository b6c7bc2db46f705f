import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** The shop's automatic discounts in Shopify. Refetched on focus, after changes there. */
export const discountsQuery = queryOptions({
  queryKey: ['automatic-discounts'],
  queryFn: ({ signal }) =>
    responseOf(api.call(listAutomaticDiscounts, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
