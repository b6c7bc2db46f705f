import {
  type CatalogueProduct,
  listProducts,
  readProductMetafields,
  readProducts,
} from '@cartwright/core/contract/products';
import type { Metafields } from '@cartwright/core/storefront/metafield-text';
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
      const parts = partsOf(wanted);
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

/** What templates can show of the metafields of products, by product. Ids in any order are the same query. */
export function productMetafieldsQuery(ids: readonly number[], names: readonly string[]) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['products', 'metafields', wanted, names],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, Metafields>> => {
      const answers = await Promise.all(
        partsOf(wanted).map((part) => {
          const query = { ids: part, names: names.join(',') };
          return answerOf(api.call(readProductMetafields, { params: {}, query, body: undefined, signal }));
        }),
      );
      return new Map(
        answers.flatMap(({ products }) => products).map(({ id, metafields }) => [id, metafields]),
      );
    },
    placeholderData: keepPreviousData,
  });
}

function partsOf(ids: readonly number[]): string[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(','),
  );
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
