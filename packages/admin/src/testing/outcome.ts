import type { ApiError, ErrorCode } from '@cartwright/core/contract/error';
import type { Issue } from '@cartwright/core/editing/issue';

export type Refused = { readonly ok: false; readonly error: ApiError['error'] };
export type Done<Value> = { readonly ok: true; readonly value: Value };

export function refused(
  code: ErrorCode,
  message: string,
  more: { issues?: readonly Issue[]; details?: unknown } = {},
): Refused {
  const { issues, details } = more;
  return {
    ok: false,
    error: {
      code,
      message,
      ...(issues && { issues: issues.map((each) => ({ ...each, path: [...each.path] })) }),
      ...(details !== undefined && { details }),
    },
  };
}
