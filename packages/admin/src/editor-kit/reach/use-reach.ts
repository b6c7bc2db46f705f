import { type BlockReach, type ListBlock, readBlockReach } from '@cartwright/core/contract/theme-blocks';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { useRefetchOnFocus } from '../../shared/hooks/use-refetch-on-focus';

/** The key of every block's. */
export const REACH = ['theme-blocks'];

export const reachQuery = (block: ListBlock) =>
  queryOptions({
    queryKey: [...REACH, block],
    queryFn: ({ signal }) =>
      responseOf(api.call(readBlockReach, { params: { block }, query: {}, body: undefined, signal })),
  });

/** Whether shoppers can see what a block shows; read again whenever the merchant comes back. */
export function useReach(block: ListBlock): UseQueryResult<BlockReach> {
  const query = useQuery(reachQuery(block));
  useRefetchOnFocus(query);
  return query;
}
