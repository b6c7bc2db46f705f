import { type CatalogueState, readCatalogueState } from '@cartwright/core/contract/catalogue-state';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** The copy of the shop's catalogue: asked for again and again only while it is being made. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readCatalogueState, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => watchInterval(state.data),
});

/** Milliseconds until it is asked for again; false: nothing is under way. What waits for its next try is asked for seldom. */
export function watchInterval(catalogue: CatalogueState | undefined): number | false {
  if (!catalogue || catalogue.state === 'ready') return false;
  return catalogue.problem === null ? 2_000 : 10_000;
}
