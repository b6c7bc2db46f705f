import {
  removeAutomaticDiscounts,
  updateAutomaticDiscounts,
} from '@cartwright/core/contract/automatic-discounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { shopQuery } from '../../shared/api/shop-query';
import { toast, toastError, withdrawError } from '../../shared/state/toasts';
import { discountsQuery } from './discounts-query';
import { keptMessage } from './kept-messages';

/** Refetches discounts and publication status. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: discountsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
    ]);
}

/**
 * Mutation that repairs discounts. The page shows why publishing is blocked; a toast, what is
 * missing then.
 */
export function useRepair() {
  const refresh = useRefresh();
  const shownError = useRef<string | null>(null);
  return useMutation({
    mutationFn: () =>
      responseOf(api.call(updateAutomaticDiscounts, { params: {}, query: {}, body: {} })).finally(refresh),
    onSuccess: ({ successful, error, reason, publication }) => {
      if (shownError.current !== null) withdrawError(shownError.current);
      shownError.current = null;
      if (successful) toast('Updated successfully!');
      else if (publication.status === 'published' && reason !== null) {
        shownError.current = reason;
        toastError(reason, error);
      }
    },
  });
}

/** Mutation that deletes unneeded discounts by id. */
export function useRemoval(onSettled: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (discounts: string[]) =>
      responseOf(api.call(removeAutomaticDiscounts, { params: {}, query: {}, body: { discounts } })).finally(
        refresh,
      ),
    onSuccess: ({ successful, error, reason, removed, kept }) => {
      if (successful)
        toast(removed.length === 1 ? 'Discount removed.' : `${removed.length} discounts removed.`);
      else toastError([reason, ...kept.map(keptMessage)].filter(Boolean).join(' '), error);
    },
    onError: (problem) => toastError(problem.message),
    onSettled,
  });
}
