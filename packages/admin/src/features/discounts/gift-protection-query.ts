import { readGiftProtection, switchGiftProtection } from '@cartwright/core/contract/gift-protection';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { shopQuery } from '../../shared/api/shop-query';
import { toast, toastError } from '../../shared/state/toasts';

/** Gift protection as Shopify has it now: somebody may come back from changing it there. */
export const giftProtectionQuery = queryOptions({
  queryKey: ['gift-protection'],
  queryFn: async ({ signal }) => {
    const { giftProtection } = await responseOf(
      api.call(readGiftProtection, { params: {}, query: {}, body: undefined, signal }),
    );
    return giftProtection;
  },
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

/** Turns gift protection on or off, and says what came of it. */
export function useSwitchGiftProtection() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) =>
      responseOf(api.call(switchGiftProtection, { params: {}, query: {}, body: { on } })),
    onSuccess: ({ giftProtection }) => {
      queries.setQueryData(giftProtectionQuery.queryKey, giftProtection);
      if (giftProtection.state === 'on') toast('Gift protection is on');
      if (giftProtection.state === 'off') toast('Gift protection is off');
    },
    onError: (problem) => toastError(problem.message, 'Gift protection wasn’t changed'),
    onSettled: () => queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
  });
}
