import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { scopesQuery } from '../api/storefront-access';
import { toastError } from '../state/toasts';
import { useRefetchOnFocus } from './use-refetch-on-focus';

export interface ScopeRequest {
  /** Requests the scope; null while the URL is unknown. */
  readonly request: (() => void) | null;
  readonly busy: boolean;
  /** Whether the merchant declined. */
  readonly isRefused: boolean;
}

interface ScopeRequestOptions {
  readonly scope: string;
  /** Provided by the page's host. */
  readonly requestScopes: (
    scopes: readonly string[],
    accessUrl: string,
  ) => Promise<'granted' | 'declined' | 'elsewhere'>;
  /** Called after the response, to refetch dependent data. */
  readonly onResponse?: () => unknown;
}

/** Requests an optional scope for a feature. */
export function useScopeRequest({ scope, requestScopes, onResponse }: ScopeRequestOptions): ScopeRequest {
  const queries = useQueryClient();
  const scopes = useQuery(scopesQuery);
  useRefetchOnFocus(scopes);
  const [busy, setBusy] = useState(false);
  const [requestedAt, setRequestedAt] = useState(Number.POSITIVE_INFINITY);
  const { data, dataUpdatedAt } = scopes;

  async function ask(accessUrl: string) {
    setBusy(true);
    try {
      const response = await requestScopes([scope], accessUrl);
      setRequestedAt(Date.now());
      if (response === 'elsewhere') return;
      await queries.invalidateQueries({ queryKey: scopesQuery.queryKey });
      await onResponse?.();
    } catch {
      toastError('Shopify couldn’t ask for this permission. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return {
    request: data ? () => void ask(data.accessUrl) : null,
    busy,
    isRefused: dataUpdatedAt >= requestedAt && data?.currentScopes.includes(scope) === false,
  };
}
