import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailureError, isFinal, isOfShopify, isSignedOut } from './api-failure';

/** Retries of a failed load. */
const RETRIES = 3;

/**
 * Whether to retry a failed load: not after rejections, nor for Shopify, which the server has
 * retried.
 */
export function retryLoad(failures: number, problem: Error): boolean {
  if (problem instanceof ApiFailureError && (isFinal(problem.failure) || isOfShopify(problem.failure))) {
    return false;
  }
  return failures < RETRIES;
}

/**
 * Delay before a retry in milliseconds: 1 s, 2 s, 4 s, plus up to 25 % jitter. `random` is in [0,
 * 1).
 */
export function retryDelay(failures: number, random: number): number {
  return Math.round(1000 * 2 ** failures * (1 + random / 4));
}

/**
 * `onSignedOut` is called when a page can't load because the user is signed out. A page that only
 * failed to refetch stays: it may have unsaved changes.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(problem, query) {
        if (isSignedOut(problem) && query.state.data === undefined) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        retry: retryLoad,
        retryDelay: (failures) => retryDelay(failures, Math.random()),
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        networkMode: ALWAYS,
      },
      mutations: { networkMode: ALWAYS },
    },
  });
}

/**
 * Network mode: offline queries and mutations fail after their retries. Paused ones would load
 * forever, and a delayed deletion would surprise.
 */
const ALWAYS = 'always';
