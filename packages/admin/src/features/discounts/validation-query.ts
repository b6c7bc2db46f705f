import {
  readCheckoutValidation,
  switchCheckoutValidation,
} from '@cartwright/core/contract/checkout-validation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { shopQuery } from '../../shared/shop-query';
import { toast, toastError } from '../../shared/toasts';

/** Gift protection as Shopify has it now: somebody may come back from changing it there. */
export const validationQuery = queryOptions({
  queryKey: ['checkout-validation'],
  queryFn: async ({ signal }) => {
    const { checkoutValidation } = await answerOf(
      api.call(readCheckoutValidation, { params: {}, query: {}, body: undefined, signal }),
    );
    return checkoutValidation;
  },
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

/** Turns gift protection on or off, and says what came of it. */
export function useSwitchValidation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) =>
      answerOf(api.call(switchCheckoutValidation, { params: {}, query: {}, body: { on } })),
    onSuccess: ({ checkoutValidation }) => {
      queries.setQueryData(validationQuery.queryKey, checkoutValidation);
      if (checkoutValidation.state === 'on') toast('Gift protection is on');
      if (checkoutValidation.state === 'off') toast('Gift protection is off');
    },
    onError: (problem) => toastError(problem.message, 'Gift protection wasn’t changed'),
    onSettled: () => queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
  });
}
