import { ApiFailureError, isRefused } from './api-failure';

/** What a page says when it could not load. Spec section 8: refusals say their own, all else says to try again. */
export function loadErrorMessage(problem: unknown): string {
  if (problem instanceof ApiFailureError) {
    const { failure } = problem;
    if (failure.code === 'mismatch' || isRefused(failure)) return failure.message;
  }
  return 'An error occurred while loading this page. Please try again.';
}
