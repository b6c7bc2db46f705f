import { listSales, type OrderState, readOrderState } from '@cartwright/core/contract/order-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** How often the state is read while orders are being gathered, in milliseconds. */
const WATCH_MS = 3_000;

/** Progress of reading the shop's orders. */
export const orderStateQuery = queryOptions({
  queryKey: ['orders', 'state'],
  queryFn: async ({ signal }) => {
    const { orders } = await responseOf(
      api.call(readOrderState, { params: {}, query: {}, body: undefined, signal }),
    );
    return orders;
  },
  refetchInterval: ({ state }) => (state.data?.status === 'gathering' ? WATCH_MS : false),
});

const MAX_SHOWN = 5;

/** The products that sold most units between two days of the shop (`YYYY-MM-DD`): other ones while orders are being gathered. */
export const bestSellersQuery = (
  { from, to }: { readonly from: string; readonly to: string },
  status: OrderState['status'],
) =>
  queryOptions({
    queryKey: ['orders', 'best-sellers', from, to, status],
    placeholderData: keepPreviousData,
    refetchInterval: status === 'gathering' ? WATCH_MS : false,
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
