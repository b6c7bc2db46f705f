import type { Metafields } from '@cartwright/core/catalogue/metafield-text';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { listProducts, readProductMetafields, readProducts } from '@cartwright/core/contract/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { pageResponseOf, responseOf } from '../../../shared/api/api-client';
import { idParts } from '../dialog/id-parts';

/** Existing products by id. The order of ids doesn't affect the key. */
export function chosenProductsQuery(ids: readonly number[]) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['products', 'chosen', wanted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, CatalogueProduct>> => {
      const parts = idParts(wanted);
      const answers = await Promise.all(
        parts.map((part) =>
          responseOf(api.call(readProducts, { params: {}, query: { ids: part }, body: undefined, signal })),
        ),
      );
      return new Map(answers.flatMap(({ products }) => products).map((product) => [product.id, product]));
    },
    placeholderData: keepPreviousData,
  });
}

/** Product metafields for templates, by product. The order of ids doesn't affect the key. */
export function productMetafieldsQuery(ids: readonly number[], names: readonly string[]) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['products', 'metafields', wanted, names],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, Metafields>> => {
      const answers = await Promise.all(
        idParts(wanted).map((part) => {
          const query = { ids: part, names: names.join(',') };
          return responseOf(api.call(readProductMetafields, { params: {}, query, body: undefined, signal }));
        }),
      );
      return new Map(
        answers.flatMap(({ products }) => products).map(({ id, metafields }) => [id, metafields]),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/** Search conditions, combined by "and"; `collection` is an id. */
export interface ProductSearch {
  readonly words?: string;
  readonly collection?: number | undefined;
  readonly tag?: string | undefined;
  readonly vendor?: string | undefined;
}

/** Products of a search, paginated. */
export function productSearchQuery({ words = '', collection, tag, vendor }: ProductSearch) {
  const search = {
    ...(words !== '' && { query: words }),
    ...(collection !== undefined && { collection }),
    ...(tag !== undefined && { tag }),
    ...(vendor !== undefined && { vendor }),
  };
  return infiniteQueryOptions({
    queryKey: ['products', 'search', search],
    queryFn: ({ pageParam, signal }) =>
      pageResponseOf(
        api.call(listProducts, {
          params: {},
          query: { ...search, ...(pageParam !== null && { after: pageParam }) },
          body: undefined,
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
