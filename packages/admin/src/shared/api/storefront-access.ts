import { createStorefrontToken, readScopes } from '@cartwright/core/contract/shop';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastError } from '../state/toasts';
import { api } from './api';
import { responseOf } from './api-client';
import { shopQuery } from './shop-query';

const nothing = { params: {}, query: {}, body: undefined };

/** The app's granted scopes. */
export const scopesQuery = queryOptions({
  queryKey: ['scopes'],
  queryFn: ({ signal }) => responseOf(api.call(readScopes, { ...nothing, signal })),
});

/** Makes the shop's token of the Storefront API, and says what came of it. `onCreated` runs once the shop is known to have it. */
export function useCreateToken(onCreated?: () => void): {
  readonly create: () => void;
  readonly busy: boolean;
} {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(createStorefrontToken, { params: {}, query: {}, body: {} }),
    onSuccess: async (result) => {
      if (!result.ok) return toastError(result.message, 'Failed to create Storefront access token');
      await queries.invalidateQueries({ queryKey: shopQuery.queryKey });
      toast('Storefront access token created');
      onCreated?.();
    },
  });
  return { create: () => mutate(), busy: isPending };
}
