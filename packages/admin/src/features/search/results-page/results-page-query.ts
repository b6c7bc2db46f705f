import { readResultsPage } from '@cartwright/core/contract/results-page';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';

/** Query key prefix of the results page. */
export const RESULTS_PAGE = ['smart-search', 'results-page'] as const;

/** Refetched whenever its page opens: a save names the revision. */
export const resultsPageQuery = queryOptions({
  queryKey: [...RESULTS_PAGE, 'saved'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readResultsPage, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});
