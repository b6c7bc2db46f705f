import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { pageResponseOf } from '../../../shared/api/api-client';

const FIRST: string | null = null;

const request = (words: string, after: string | null) => ({
  ...(words !== '' && { query: words }),
  ...(after !== null && { after }),
});

/** Product tags by search, paginated. */
export function tagSearchQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['product tags', words],
    queryFn: async ({ pageParam, signal }) => {
      const query = request(words, pageParam);
      return pageResponseOf(api.call(listProductTags, { params: {}, query, body: undefined, signal }));
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** Product vendors by search, paginated. */
export function vendorSearchQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['product vendors', words],
    queryFn: async ({ pageParam, signal }) => {
      const query = request(words, pageParam);
      return pageResponseOf(api.call(listProductVendors, { params: {}, query, body: undefined, signal }));
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
