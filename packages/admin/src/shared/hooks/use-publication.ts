import type { Publication } from '@cartwright/core/contract/publication';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../api/shop-query';

/** Publication status; undefined while the shop loads. Polled until published. */
export function usePublication(): Publication | undefined {
  return useQuery({
    ...shopQuery,
    select: (shop) => shop.publication,
    refetchInterval: ({ state }) => watchInterval(state.data?.publication.status),
  }).data;
}

/**
 * Poll interval in milliseconds until published; false if it is. The server retries failed ones
 * itself.
 */
export function watchInterval(status: Publication['status'] | undefined): number | false {
  switch (status) {
    case 'pending':
      return 2000;
    case 'failed':
    case 'held':
      return 10_000;
    case 'published':
    case undefined:
      return false;
    default: {
      const unknown: never = status;
      return unknown;
    }
  }
}
