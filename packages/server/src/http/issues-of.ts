import type { ApiError } from '@cartwright/core/contract/error';
import type { z } from 'zod';

/** What a parser has found wrong, as issues under the path `where`. */
export function issuesOf(
  where: readonly (string | number)[],
  error: z.ZodError | undefined,
): NonNullable<ApiError['error']['issues']> {
  return (error?.issues ?? []).map(({ code, path, message }) => ({
    code,
    path: [...where, ...path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
    message,
  }));
}
