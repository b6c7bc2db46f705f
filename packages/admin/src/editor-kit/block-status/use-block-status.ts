import { type BlockStatus, type ListBlock, readBlockStatus } from '@cartwright/core/contract/theme-blocks';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { useRefetchOnFocus } from '../../shared/hooks/use-refetch-on-focus';

/** Query key prefix of all blocks. */
export const BLOCK_STATUS_KEY = ['theme-blocks'];

export const blockStatusQuery = (block: ListBlock) =>
  queryOptions({
    queryKey: [...BLOCK_STATUS_KEY, block],
    queryFn: ({ signal }) =>
      responseOf(api.call(readBlockStatus, { params: { block }, query: {}, body: undefined, signal })),
  });

/** Whether shoppers can see a block's content; refetched on focus. */
export function useBlockStatus(block: ListBlock): UseQueryResult<BlockStatus> {
  const query = useQuery(blockStatusQuery(block));
  useRefetchOnFocus(query);
  return query;
}
