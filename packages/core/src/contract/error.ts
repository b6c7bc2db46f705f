import * as z from 'zod';

/** Error codes of failed calls. Codes are stable, texts aren't. */
export const ERROR_CODES = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  invalid_document: 422,
  limit_reached: 422,
  too_many_requests: 429,
  internal: 500,
  shopify_unavailable: 502,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

export const issueShape = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  title: z.string().optional(),
  scope: z.string().optional(),
});

/**
 * Body of every response with a status of 400 or more. `details` depends on the code; for `internal` it is `{
 * reference }`, the request's id, which the server's log and the merchant's message contain.
 */
export const apiError = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    issues: z.array(issueShape).optional(),
    details: z.unknown().optional(),
  }),
});
export type ApiError = z.infer<typeof apiError>;
