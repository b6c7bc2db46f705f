import { readResultsPage } from '@cartwright/core/contract/results-page';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';

/** Everything of the results page that was read. */
export const RESULTS_PAGE = ['smart-search', 'results-page'] as const;

/** Read anew whenever its page opens: a save has to name the revision. */
export const resultsPageQuery = queryOptions({
  queryKey: [...RESULTS_PAGE, 'saved'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readResultsPage, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});
