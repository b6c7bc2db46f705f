import { type CartListItem, changeCart } from '@cartwright/core/contract/cart-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { ApiFailureError } from '../../../shared/api/api-failure';
import { publishedMessage } from '../../../shared/format/published-messages';
import { toast } from '../../../shared/state/toasts';
import { ONE_AT_A_TIME, revisionNow } from './list-changes';
import { useRefreshList } from './use-refresh-list';

interface CartChange {
  readonly changes: { readonly name: string } | { readonly enabled: boolean };
  /** Success message. */
  readonly done: string;
}

/**
 * Mutation of a cart in the list. The list is refetched before the result is shown; `onFailure`
 * gets the error message.
 */
export function useChangeCart(
  cart: Pick<CartListItem, 'id' | 'revision'>,
  onFailure?: (message: string) => void,
) {
  const queries = useQueryClient();
  const refresh = useRefreshList();
  return useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: async ({ changes }: CartChange) => {
      const body = { revision: revisionNow(queries, cart), ...changes };
      try {
        return await responseOf(api.call(changeCart, { params: { id: cart.id }, query: {}, body }));
      } finally {
        await refresh();
      }
    },
    onSuccess: ({ publication }, { done }) => toast(publishedMessage(done, publication)),
    onError: (problem) => onFailure?.(changeFailure(problem)),
  });
}

/** Error message of a failed change, with next steps. */
export function changeFailure(problem: Error): string {
  if (!(problem instanceof ApiFailureError)) return problem.message;
  const { code, message, issues } = problem.failure;
  if (code === 'conflict') return `${message} The list has been refreshed. Check it and try again.`;
  if (code === 'invalid_document') {
    return `${issues[0]?.message ?? message} Open the cart to fix it, then enable it.`;
  }
  return message;
}
