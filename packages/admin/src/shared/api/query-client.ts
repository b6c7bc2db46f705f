import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailureError, isFinal, isOfShopify, isSignedOut } from './api-failure';

/** A page that fails to load is asked for three times more. */
const RETRIES = 3;

/** Whether a failed load is worth another try: a refusal stays a refusal, and for Shopify the server has waited already. */
export function retryLoad(failures: number, problem: Error): boolean {
  if (problem instanceof ApiFailureError && (isFinal(problem.failure) || isOfShopify(problem.failure))) {
    return false;
  }
  return failures < RETRIES;
}

/**
 * Wait before an attempt, in milliseconds: 1 s, 2 s, 4 s, each up to a quarter longer, so that pages that failed
 * together do not come back together. `random` is in [0, 1).
 */
export function retryDelay(failures: number, random: number): number {
  return Math.round(1000 * 2 ** failures * (1 + random / 4));
}

/**
 * `onSignedOut` hears of a page that cannot be shown because nobody is signed in. What is on the screen already stays
 * there when only its refreshing was refused: it may hold changes that are not saved.
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

/** A page that is offline says so after its tries; held back, a load would never end and a deletion would come as a surprise. */
const ALWAYS = 'always';
