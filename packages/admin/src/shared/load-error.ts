import { ApiFailureError, isFinal, isOfShopify } from './api-failure';

/** What a page, or a part of it, says when it could not load. Refusals, and Shopify, say their own, all else is `otherwise`. */
export function loadErrorMessage(
  problem: unknown,
  otherwise = 'An error occurred while loading this page. Please try again.',
): string {
  if (problem instanceof ApiFailureError && (isFinal(problem.failure) || isOfShopify(problem.failure))) {
    return problem.failure.message;
  }
  return otherwise;
}
