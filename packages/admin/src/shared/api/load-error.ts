import { ApiFailureError, isFinal, isOfShopify } from './api-failure';

/** Message of a page, or a part of it, that could not load. Refusals, and Shopify, say their own, all else is `otherwise`. */
export function loadErrorMessage(
  problem: unknown,
  otherwise = 'An error occurred while loading this page. Please try again.',
): string {
  if (problem instanceof ApiFailureError && (isFinal(problem.failure) || isOfShopify(problem.failure))) {
    return problem.failure.message;
  }
  return otherwise;
}
