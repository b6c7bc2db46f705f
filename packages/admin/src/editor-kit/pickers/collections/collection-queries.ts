import {
  type CatalogueCollection,
  listCollections,
  readCollections,
} from '@cartwright/core/contract/shop-collections';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { pageResponseOf, responseOf } from '../../../shared/api/api-client';
import { idParts } from '../dialog/id-parts';

/** Collections by title, paginated. */
export function collectionSearchQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: ['collections', 'search', words],
    queryFn: ({ pageParam, signal }) =>
      pageResponseOf(
        api.call(listCollections, {
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

/** Existing collections by id. The order of ids doesn't affect the key. */
export function chosenCollectionsQuery(ids: readonly number[]) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['collections', 'chosen', wanted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, CatalogueCollection>> => {
      const answers = await Promise.all(
        idParts(wanted).map((part) =>
          responseOf(
            api.call(readCollections, { params: {}, query: { ids: part }, body: undefined, signal }),
          ),
        ),
      );
      return new Map(answers.flatMap(({ collections }) => collections).map((each) => [each.id, each]));
    },
    placeholderData: keepPreviousData,
  });
}
