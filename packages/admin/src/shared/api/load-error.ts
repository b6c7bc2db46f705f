import { ApiFailureError, isFinal, isOfShopify } from './api-failure';

/**
 * Message of a failed load. Rejections and Shopify's errors have their own; others get `otherwise`.
 */
export function loadErrorMessage(
  problem: unknown,
  otherwise = 'An error occurred while loading this page. Please try again.',
): string {
  if (problem instanceof ApiFailureError && (isFinal(problem.failure) || isOfShopify(problem.failure))) {
    return problem.failure.message;
  }
  return otherwise;
}
