import { type CatalogueProduct, listProducts, readProducts } from '@cartwright/core/contract/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { answerOf } from '../../../shared/api-client';

/** The contract reads at most this many products at once. */
const AT_ONCE = 100;

/** The products of ids that still exist, by id. Ids in any order are the same query. */
export function chosenProductsQuery(ids: readonly number[]) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['products', 'chosen', wanted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, CatalogueProduct>> => {
      const parts = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, part) =>
        wanted.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(','),
      );
      const answers = await Promise.all(
        parts.map((part) =>
          answerOf(api.call(readProducts, { params: {}, query: { ids: part }, body: undefined, signal })),
        ),
      );
      return new Map(answers.flatMap(({ products }) => products).map((product) => [product.id, product]));
    },
    placeholderData: keepPreviousData,
  });
}

/** Products whose title matches, page by page. */
export function productSearchQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['products', 'search', words],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        api.call(listProducts, {
          params: {},
          query: { ...(words !== '' && { query: words }), ...(pageParam !== null && { after: pageParam }) },
          body: undefined,
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
