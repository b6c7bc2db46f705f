import type { Publication } from '@cartwright/core/contract/carts';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shop-query';

/** Whether the storefront has what was saved; undefined while the shop loads. One that is under way is watched. */
export function usePublication(): Publication | undefined {
  return useQuery({
    ...shopQuery,
    select: (shop) => shop.publication,
    refetchInterval: ({ state }) => (state.data?.publication.status === 'pending' ? 2000 : false),
  }).data;
}
