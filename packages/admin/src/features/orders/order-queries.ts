import { listSales, type OrderState, readOrderState } from '@cartwright/core/contract/order-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Poll interval during the import of orders, in milliseconds. */
const POLL_MS = 3_000;

/** Progress of the order import. */
export const orderStateQuery = queryOptions({
  queryKey: ['orders', 'state'],
  queryFn: async ({ signal }) => {
    const { orders } = await responseOf(
      api.call(readOrderState, { params: {}, query: {}, body: undefined, signal }),
    );
    return orders;
  },
  refetchInterval: ({ state }) => (state.data?.status === 'gathering' ? POLL_MS : false),
});

const MAX_SHOWN = 5;

/**
 * Best-selling products between two days in the shop's time zone (`YYYY-MM-DD`), keyed by import
 * status.
 */
export const bestSellersQuery = (
  { from, to }: { readonly from: string; readonly to: string },
  status: OrderState['status'],
) =>
  queryOptions({
    queryKey: ['orders', 'best-sellers', from, to, status],
    placeholderData: keepPreviousData,
    refetchInterval: status === 'gathering' ? POLL_MS : false,
    queryFn: ({ signal }) =>
      responseOf(
        api.call(listSales, {
          params: {},
          query: { from, to, by: 'units', page: 1, limit: MAX_SHOWN },
          body: undefined,
          signal,
        }),
      ),
  });
