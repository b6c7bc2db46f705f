import { syncCatalogue } from '@cartwright/core/contract/catalogue-state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { toastError } from '../../shared/state/toasts';
import { catalogueQuery } from './catalogue-query';

/** Begins a sync of the catalogue, and shows it from its first moment. */
export function useSyncCatalogue(): { readonly sync: () => void; readonly busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(syncCatalogue, { params: {}, query: {}, body: undefined }),
    onSuccess: async (result) => {
      if (result.ok) queries.setQueryData(catalogueQuery.queryKey, result.answer);
      else toastError(result.message, 'Couldn’t start the sync');
      await queries.invalidateQueries({ queryKey: catalogueQuery.queryKey });
    },
  });
  return { sync: () => mutate(), busy: isPending };
}
