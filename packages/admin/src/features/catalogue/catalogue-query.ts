import { type CatalogueState, readCatalogueState } from '@cartwright/core/contract/catalogue-state';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** State of the shop's catalogue mirror, polled only during a sync. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readCatalogueState, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => watchInterval(state.data),
});

/** Poll interval in milliseconds; false if idle. Slower while a failed sync waits for its retry. */
export function watchInterval(catalogue: CatalogueState | undefined): number | false {
  if (!catalogue || catalogue.state === 'ready') return false;
  return catalogue.problem === null ? 2_000 : 10_000;
}
