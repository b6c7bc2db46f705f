import type { ErrorCode } from '@cartwright/core/contract/error';
import type { Issue, Path } from '@cartwright/core/editing/issue';

/**
 * Failure of a call. `network`: no response; `mismatch`: the response violates the contract; other
 * codes are the server's.
 */
export interface ApiFailure {
  readonly ok: false;
  readonly code: ErrorCode | 'network' | 'mismatch';
  /** User-facing message with next steps. */
  readonly message: string;
  readonly path: Path;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly details: unknown;
}

/** `ApiFailure` as an error, for code that expects exceptions, such as the query cache. */
export class ApiFailureError extends Error {
  override readonly name = 'ApiFailureError';

  constructor(readonly failure: ApiFailure) {
    super(failure.message);
  }
}

/** Whether a retry is pointless: the request was rejected, or the response is invalid. */
export function isFinal(failure: ApiFailure): boolean {
  return (failure.status >= 400 && failure.status < 500) || failure.code === 'mismatch';
}

/** Whether Shopify is unavailable, or rejected the call: see the message. */
export function isOfShopify(failure: ApiFailure): boolean {
  return failure.code === 'shopify_unavailable';
}

/** Whether the call may have been executed: no response, or a server error. */
export function isUncertain(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status >= 500;
}

/** Whether the user is signed out. */
export function isSignedOut(problem: unknown): boolean {
  return problem instanceof ApiFailureError && problem.failure.code === 'unauthenticated';
}
