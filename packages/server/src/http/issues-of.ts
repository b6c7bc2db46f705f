import type { ApiError } from '@cartwright/core/contract/error';
import type { z } from 'zod';

/** Names of what is not known can be as long as the request. */
const MAX_LENGTH = 500;

/** More of them help nobody, and a request of 1 MB can have half a million. */
export const MAX_ISSUES = 100;

/** Issues that a parser has found under the path `where`; the first hundred. */
export function issuesOf(
  where: readonly (string | number)[],
  error: z.ZodError | undefined,
): NonNullable<ApiError['error']['issues']> {
  return (error?.issues ?? []).slice(0, MAX_ISSUES).map(({ code, path, message }) => ({
    code,
    path: [...where, ...path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
    message: message.length > MAX_LENGTH ? `${message.slice(0, MAX_LENGTH)}…` : message,
  }));
}
