import type { ApiError } from '@cartwright/core/contract/error';
import type { z } from 'zod';

/** Truncates unknown keys, which can be as long as the request. */
const MAX_LENGTH = 500;

/** A request of 1 MB could have half a million. */
export const MAX_ISSUES = 100;

/** Issues of a parser error under the path `where`, up to the maximum. */
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
