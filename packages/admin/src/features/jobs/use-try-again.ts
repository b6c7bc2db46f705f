import { tryJobAgain } from '@cartwright/core/contract/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toast, toastError } from '../../shared/state/toasts';
import { jobsQuery } from './jobs-query';

/** Has a job tried again now, by its id, and reads the list again. */
export function useTryAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      responseOf(api.call(tryJobAgain, { params: { id }, query: {}, body: {} })).finally(() =>
        queries.invalidateQueries({ queryKey: jobsQuery.queryKey }),
      ),
    onSuccess: () => toast('Trying again.'),
    onError: (problem) => toastError(problem.message),
  });
}
