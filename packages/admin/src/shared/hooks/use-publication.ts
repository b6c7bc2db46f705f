import type { Publication } from '@cartwright/core/contract/publication';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../api/shop-query';

/** Whether the storefront has what was saved; undefined while the shop loads. One that has not arrived is watched. */
export function usePublication(): Publication | undefined {
  return useQuery({
    ...shopQuery,
    select: (shop) => shop.publication,
    refetchInterval: ({ state }) => watchInterval(state.data?.publication.status),
  }).data;
}

/** Milliseconds until a publication is asked for again; false: it has arrived. The server looks by itself again at one that failed. */
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
