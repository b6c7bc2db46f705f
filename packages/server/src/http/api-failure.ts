import { type ApiError, ERROR_CODES, type ErrorCode } from '@cartwright/core/contract/error';

type ApiIssues = NonNullable<ApiError['error']['issues']>;

/** Expected failure of a call. `details` depends on the code; see the contract. */
export interface ApiFailure {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly issues?: ApiIssues;
  readonly details?: unknown;
}

export function failure(
  code: ErrorCode,
  message: string,
  more: Pick<ApiFailure, 'issues' | 'details'> = {},
): ApiFailure {
  return { ok: false, code, message, ...more };
}

/** Error response body, in the contract's shape. */
export function failureBody({ code, message, issues, details }: ApiFailure): ApiError {
  return {
    error: {
      code,
      message,
      ...(issues !== undefined && { issues }),
      ...(details !== undefined && { details }),
    },
  };
}

/** `Retry-After` of an unavailable service, in seconds. */
const RETRY_AFTER_SECONDS = '5';

/** Error response. */
export function failureResponse(failed: ApiFailure): Response {
  const headers = failed.code === 'unavailable' ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
  return Response.json(failureBody(failed), { status: ERROR_CODES[failed.code], headers });
}
