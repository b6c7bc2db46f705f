import * as z from 'zod';

/** The codes of failed calls. Codes are stable, texts are not. */
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
 * The body of every answer with a status of 400 or more. `details` depends on the code; of `internal` it is
 * `{ reference }`, the request's id, which stands in the server's log beside what went wrong, and in the message for the merchant.
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
