import { ApiFailureError, isFinal, isOfShopify } from './api-failure';

/** What a page says when it could not load. Refusals, and Shopify, say their own, all else says to try again. */
export function loadErrorMessage(problem: unknown): string {
  if (problem instanceof ApiFailureError && (isFinal(problem.failure) || isOfShopify(problem.failure))) {
    return problem.failure.message;
  }
  return 'An error occurred while loading this page. Please try again.';
}
