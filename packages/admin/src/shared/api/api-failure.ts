import type { ErrorCode } from '@cartwright/core/contract/error';
import type { Issue, Path } from '@cartwright/core/editing/issue';

/**
 * Why a call gave no answer. `network`: nothing came back; `mismatch`: what came back is not what the contract says;
 * every other code is the server's own.
 */
export interface ApiFailure {
  readonly ok: false;
  readonly code: ErrorCode | 'network' | 'mismatch';
  /** For people: what happened and what to do next. */
  readonly message: string;
  readonly path: Path;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly details: unknown;
}

/** An `ApiFailure` on its way through code that knows failures as thrown errors only, such as the query cache. */
export class ApiFailureError extends Error {
  override readonly name = 'ApiFailureError';

  constructor(readonly failure: ApiFailure) {
    super(failure.message);
  }
}

/** Whether trying again as it is cannot help: the request was refused, or its answer is not what we know. */
export function isFinal(failure: ApiFailure): boolean {
  return (failure.status >= 400 && failure.status < 500) || failure.code === 'mismatch';
}

/** Whether it is Shopify that does not answer, or refuses something: the message says which. */
export function isOfShopify(failure: ApiFailure): boolean {
  return failure.code === 'shopify_unavailable';
}

/** Whether nobody knows if the call was carried out: no answer came, or one that tells of a server that failed. */
export function isUncertain(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status >= 500;
}

/** Whether the server does not know who asks. */
export function isSignedOut(problem: unknown): boolean {
  return problem instanceof ApiFailureError && problem.failure.code === 'unauthenticated';
}
