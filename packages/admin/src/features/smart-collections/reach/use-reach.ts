import {
  type CollectionReach,
  readCollectionPlacement,
} from '@cartwright/core/contract/collection-placement';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { answerOf } from '../../../shared/api-client';
import { useRefetchOnFocus } from '../../../shared/use-refetch-on-focus';

export const reachQuery = queryOptions({
  queryKey: ['collection-placement'],
  queryFn: ({ signal }) =>
    answerOf(api.call(readCollectionPlacement, { params: {}, query: {}, body: undefined, signal })),
});

/** Whether shoppers can see campaigns; read again whenever the merchant comes back. */
export function useReach(): UseQueryResult<CollectionReach> {
  const query = useQuery(reachQuery);
  useRefetchOnFocus(query);
  return query;
}
